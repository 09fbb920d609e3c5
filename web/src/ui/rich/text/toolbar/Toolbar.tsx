import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { IconButton } from '../../../page/IconButton.tsx'
import { type UiWord, useWord } from '../../../page/words.tsx'
import type { RichFieldProps } from '../props.ts'
import { acts, inListOnly } from './acts.tsx'
import { IconLink } from './icons.ts'
import { AltBar, LinkBar } from './bars.tsx'
import { MathBar, MathButton } from './math.tsx'
import { PictureButton } from './PictureButton.tsx'
import styles from './Toolbar.module.css'
import { useStanding } from './standing.ts'

type Props = { editor: Editor; about: string } & Pick<RichFieldProps, 'pictures' | 'drawMath'>

/** The buttons over a text. One of them is in the order of Tab; the arrows go through the rest. */
export function Toolbar({ editor, about, pictures, drawMath }: Props) {
  const word = useWord()
  const [isLinking, setLinking] = useState(false)
  const [active, setActive] = useState<UiWord>('rich.bold')
  const row = useRef<HTMLDivElement>(null)
  const now = useStanding(editor)

  const isListed = now.on.some((name) => name.endsWith('List'))
  const shown = acts.filter(({ name }) => isListed || !inListOnly.includes(name))
  const first = shown.some(({ name }) => name === active) || others.includes(active) ? active : shown[0]?.name
  const place = (name: UiWord) => ({ tabIndex: name === first ? 0 : -1, onFocus: () => setActive(name) })

  return (
    <>
      <div
        ref={row}
        role="toolbar"
        aria-label={`${word('rich.toolbar')}: ${about}`}
        className={styles.row}
        onKeyDown={(event) => walk(event, row.current)}
      >
        {shown.map((act) => (
          <IconButton
            key={act.name}
            label={word(act.name)}
            className={styles.act}
            {...place(act.name)}
            aria-pressed={act.isOn && now.on.includes(act.name)}
            aria-disabled={now.off.includes(act.name) || undefined}
            onMouseDown={stay}
            onClick={() => act.run(editor)}
          >
            {act.icon}
          </IconButton>
        ))}
        <IconButton
          label={word('rich.link')}
          className={styles.act}
          {...place('rich.link')}
          aria-pressed={now.isLink}
          aria-expanded={isLinking}
          onMouseDown={stay}
          onClick={() => setLinking(!isLinking)}
        >
          <IconLink />
        </IconButton>
        {drawMath && <MathButton editor={editor} {...place('rich.math')} />}
        {pictures && <PictureButton editor={editor} store={pictures.store} {...place('rich.picture')} />}
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      {now.isPicture && <AltBar editor={editor} />}
      {now.isMath && drawMath && <MathBar editor={editor} drawMath={drawMath} />}
    </>
  )
}

const others: readonly UiWord[] = ['rich.link', 'rich.math', 'rich.picture']

/** A press of the pointer leaves the caret in the text. */
const stay = (event: MouseEvent) => event.preventDefault()

/** Left and right go through the buttons and round; Home and End to the first and the last. */
function walk(event: KeyboardEvent, row: HTMLElement | null): void {
  const buttons = [...(row?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((one) => one === document.activeElement)
  const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  buttons.at(step % buttons.length)?.focus()
}
