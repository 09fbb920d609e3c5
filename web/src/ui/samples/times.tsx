import { useState } from 'react'
import { QuarterPicker } from '../QuarterPicker.tsx'
import { WeekStrip } from '../page/WeekStrip.tsx'

const quarters = ['I тоқсан', 'II тоқсан', 'III тоқсан', 'IV тоқсан']
const years = [2024, 2025].map((start) => ({
  label: `${start}–${start + 1}`,
  quarters: quarters.map((label, index) => ({
    id: start * 10 + index + 1,
    label,
    current: start === 2025 && index === 1,
  })),
}))

const names = ['Дс', 'Сс', 'Ср', 'Бс', 'Жм', 'Сб']
const days = names.map((name, index) => ({
  date: `2025-12-${15 + index}`,
  name,
  number: 15 + index,
  label: `${15 + index} желтоқсан`,
  today: index === 2,
  holiday: index < 2 ? 'Тәуелсіздік күні' : undefined,
}))

export function TimeSamples() {
  const [quarter, setQuarter] = useState<number | null>(20252)
  const [day, setDay] = useState('2025-12-18')
  const stay = () => setDay('2025-12-17')

  return (
    <>
      <QuarterPicker label="Тоқсан" years={years} value={quarter} onChange={setQuarter} />
      <WeekStrip
        title="15–20 желтоқсан"
        days={days}
        selected={day}
        onSelect={setDay}
        onPrevious={stay}
        onNext={stay}
        onToday={stay}
      />
    </>
  )
}
