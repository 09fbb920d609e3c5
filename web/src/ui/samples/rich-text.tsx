import { useState } from 'react'
import type { RichDocument } from '../rich/text/document.ts'
import { RichField } from '../rich/text/RichField.tsx'
import { RichText } from '../rich/text/RichText.tsx'

const line = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })

const sample: RichDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Квадрат теңдеу' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Дискриминант ' },
        { type: 'text', text: 'нөлден үлкен', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' болса, теңдеудің екі түбірі бар. ' },
        { type: 'text', text: 'Толығырақ', marks: [{ type: 'link', attrs: { href: 'https://example.kz' } }] },
      ],
    },
    {
      type: 'orderedList',
      content: ['Дискриминантты табыңыз', 'Түбірлерін есептеңіз'].map((text) => ({
        type: 'listItem',
        content: [line(text)],
      })),
    },
    { type: 'blockquote', content: [line('Математика — ғылымдар патшасы.')] },
  ],
}

export function RichSamples() {
  const [text, setText] = useState(sample)
  return (
    <>
      <RichField label="Сабақ мәтіні" hint="Word құжатынан көшіріп қоюға болады" value={text} onChange={setText} />
      <RichText text={text} />
    </>
  )
}
