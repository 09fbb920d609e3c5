import { type AnyScreen, linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Link } from '#ui/page/Link.tsx'
import button from '#ui/page/IconButton.module.css'
import { IconHelp } from '../../icons.ts'

/** Leads to what the help says about the screen; which entry that is the help knows itself. */
export function HelpLink({ screen }: { screen: AnyScreen | null }) {
  const label = text('shell.help')
  return (
    <Link href={linkTo('/faq', {}, { at: screen?.path })} className={button.button} aria-label={label} title={label}>
      <IconHelp aria-hidden />
    </Link>
  )
}
