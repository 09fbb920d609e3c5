import { useState, type ReactNode } from 'react'
import { Button } from '../page/Button.tsx'
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import { DocumentViewer } from '../overlay/DocumentViewer.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { FormDialog } from '../overlay/FormDialog.tsx'
import { MessageDialog } from '../overlay/MessageDialog.tsx'
import { notify } from '../feedback/notify.ts'
import { Toolbar } from '../table/Toolbar.tsx'
import { VideoDialog } from '../overlay/VideoDialog.tsx'

type Props = { onClose: () => void }

function MarkForm({ onClose }: Props) {
  const [score, setScore] = useState<number | null | undefined>(null)
  const [comment, setComment] = useState('')
  const [error, setError] = useState('')
  const submit = () => (score ? onClose() : setError('1 мен 10 аралығындағы балл қойыңыз'))

  return (
    <FormDialog title="Ахметова Айгерім" action="Сақтау" submit={submit} onClose={onClose}>
      <NumberField label="Балл" required value={score} onChange={setScore} error={error} />
      <TextArea label="Пікір" max={800} value={comment} onChange={setComment} />
    </FormDialog>
  )
}

const dialogs: Record<string, (props: Props) => ReactNode> = {
  'Баға қою': MarkForm,
  'Тоқсанды жабу': ({ onClose }) => (
    <ConfirmDialog
      title="Тоқсанды жабу"
      message="Жабылған тоқсан қайта ашылмайды. 25 оқушының бағасы бекітіледі."
      action="Тоқсанды жабу"
      wait={5}
      danger
      onConfirm={onClose}
      onClose={onClose}
    />
  ),
  'Төлем өтті': ({ onClose }) => (
    <MessageDialog kind="success" title="Төлем" message="Жазылым 2026 жылғы 31 мамырға дейін ашық." onClose={onClose} />
  ),
  Бейне: ({ onClose }) => <VideoDialog title="Нұсқаулық" link="https://example.org/watch?v=1" onClose={onClose} />,
  Құжаттар: ({ onClose }) => (
    <DocumentViewer title="Құжаттар" files={[{ name: 'бұйрық-12.pdf', url: '#order' }]} onClose={onClose} />
  ),
  'Ұзын атау': ({ onClose }) => (
    <Dialog
      title="Қонаев атындағы № 12 мамандандырылған лицей-интернатының қамқоршылық кеңесі"
      width={540}
      onClose={onClose}
    >
      <p>Ұзын сөздер мен есімдер терезеден шықпайды: Әбдірахмановтардың-Жұмабекұлыларының шежіресі.</p>
    </Dialog>
  ),
  'Құжат жоқ': ({ onClose }) => <DocumentViewer title="Құжаттар" files={[]} onClose={onClose} />,
}

export function DialogSamples() {
  const [open, setOpen] = useState<string | null>(null)
  const Shown = open === null ? undefined : dialogs[open]
  const undo = { label: 'Қайтару', run: () => notify({ kind: 'success', text: 'Баға қайтарылды' }) }

  return (
    <Toolbar>
      {Object.keys(dialogs).map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Button onClick={() => notify({ kind: 'success', title: 'Сақталды', text: 'Баға өшірілді', action: undo })}>
        Хабарлама
      </Button>
      <Button
        onClick={() => notify({ kind: 'error', title: 'Сақталмады', text: 'Байланыс үзілді. Қайталап көріңіз.' })}
      >
        Қате
      </Button>
      <Button onClick={() => notify({ kind: 'warning', text: 'Тоқсан ертең жабылады' })}>Ескерту</Button>
      {Shown && <Shown onClose={() => setOpen(null)} />}
    </Toolbar>
  )
}
