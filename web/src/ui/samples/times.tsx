import { useState } from 'react'
import { MonthCalendar } from '../page/MonthCalendar.tsx'
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

const marks = {
  '2025-12-16': [{ label: 'Тәуелсіздік күні', tone: 'danger' as const }],
  '2025-12-18': [{ label: 'БЖБ, алгебра' }, { label: 'ТЖБ, физика', tone: 'warning' as const }],
}

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
      <MonthCalendar value={day} marks={marks} onChange={setDay} />
    </>
  )
}
