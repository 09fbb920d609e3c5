import { useState } from 'react'
import { WeekStrip } from '../page/WeekStrip.tsx'

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
  const [day, setDay] = useState('2025-12-18')
  const stay = () => setDay('2025-12-17')

  return (
    <>
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
