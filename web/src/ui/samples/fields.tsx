import { useState } from 'react'
import { Card } from '../page/Card.tsx'
import { FieldRow } from '../fields/FieldRow.tsx'
import { CheckField } from '../fields/CheckField.tsx'
import { CheckList } from '../fields/CheckList.tsx'
import { ClockField } from '../fields/ClockField.tsx'
import { DateField } from '../fields/DateField.tsx'
import { DateRangeField } from '../fields/DateRangeField.tsx'
import type { DaySpan } from '../fields/month.ts'
import { DigitsField } from '../fields/DigitsField.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { SearchMany } from '../fields/SearchMany.tsx'
import { SearchSelect } from '../fields/SearchSelect.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { SwitchField } from '../fields/SwitchField.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { Uploader } from '../fields/Uploader.tsx'

const subjects = ['Алгебра', 'Геометрия', 'Қазақ тілі', 'Қазақ әдебиеті', 'Физика', 'Химия', 'Тарих', 'Информатика']
const choices = subjects.map((label, value) => ({ value, label }))

export function FieldSamples() {
  return (
    <>
      <TextSamples />
      <ChoiceSamples />
    </>
  )
}

function TextSamples() {
  const [name, setName] = useState('Әлия Сұлтанова')
  const [comment, setComment] = useState('Бөлшектерді салыстыруда сенімді, есептің шартын мұқият оқу керек.')
  const [password, setPassword] = useState('qyran-7412')
  const [phone, setPhone] = useState('+77012345678')
  const [iin, setIin] = useState('')
  const [points, setPoints] = useState<number | null | undefined>(8)
  const [bell, setBell] = useState('08:30')
  const [absent, setAbsent] = useState<DaySpan>({ from: '2026-11-16', to: '2026-11-20' })
  const [born, setBorn] = useState<string | null | undefined>('2012-04-19')

  return (
    <Card title="Мәтін мен сан">
      <FieldRow>
        <TextField label="Аты-жөні" required value={name} onChange={setName} />
        <PhoneField label="Телефон" value={phone} onChange={setPhone} />
        <DigitsField label="ЖСН" length={12} value={iin} onChange={setIin} error="ЖСН 12 саннан тұрады" />
      </FieldRow>
      <FieldRow>
        <DateField label="Туған күні" value={born} onChange={setBorn} />
        <ClockField label="Сабақ басталады" value={bell} onChange={setBell} hint="Бірінші қоңырау" />
        <NumberField label="Балл" value={points} onChange={setPoints} />
        <PasswordField label="Құпиясөз" value={password} onChange={setPassword} />
      </FieldRow>
      <DateRangeField
        label="Болмаған күндері"
        ends={{ from: 'Бастап', to: 'Дейін' }}
        value={absent}
        onChange={setAbsent}
      />
      <TextArea label="Пікір" max={800} value={comment} onChange={setComment} />
      <TextField label="Логин" disabled value="aliya.s" onChange={setName} />
    </Card>
  )
}

function ChoiceSamples() {
  const [subject, setSubject] = useState<number | null | undefined>(2)
  const [room, setRoom] = useState<number | null | undefined>(null)
  const [gender, setGender] = useState<string | null | undefined>('w')
  const [agreed, setAgreed] = useState(true)
  const [open, setOpen] = useState(true)
  const [search, setSearch] = useState('')
  const [many, setMany] = useState<readonly number[]>([0, 3])
  const [taught, setTaught] = useState<readonly number[]>([4, 5])
  const [files, setFiles] = useState<File[]>([])

  return (
    <Card title="Таңдау">
      <SearchField label="Оқушыны іздеу" value={search} onChange={setSearch} />
      <FieldRow>
        <SearchSelect label="Пән" value={subject} onChange={setSubject} choices={choices} />
        <SelectField label="Кабинет" placeholder="Таңдалмаған" value={room} onChange={setRoom} choices={choices} />
      </FieldRow>
      <RadioGroup
        label="Жынысы"
        value={gender}
        onChange={setGender}
        choices={[
          { value: 'm', label: 'Ер' },
          { value: 'w', label: 'Әйел' },
        ]}
      />
      <CheckList label="Пәндер" value={many} onChange={setMany} choices={choices} />
      <SearchMany label="Беретін пәндері" max={5} value={taught} onChange={setTaught} choices={choices} />
      <CheckField label="Ата-анаға хабарлау" value={agreed} onChange={setAgreed} />
      <SwitchField label="Күнделік ашық" hint="Оқушылар бағаны бірден көреді" value={open} onChange={setOpen} />
      <Uploader label="Құжаттар" files={files} onFiles={setFiles} />
    </Card>
  )
}
