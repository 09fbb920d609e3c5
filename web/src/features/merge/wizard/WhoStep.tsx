import { type Found, merge } from '@qalam/contract/merge/api.ts'
import { useUser } from '#features/auth/public.tsx'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Merge.module.css'
import { ownJoined } from '../reads.ts'
import { Facts } from './Facts.tsx'
import type { End } from './end.ts'

type Act = { code: string; account: Found; onNo: () => void; onDone: (end: End) => void }

/** Step 1: who was found, and whether it is the person (SH-MERGE-1); the answer no leads to step 2 (S-MERGE-4). */
export function WhoStep({ isHere, ...act }: Act & { isHere: boolean }) {
  return (
    <div className={styles.acts}>
      <p>{text('merge.found-in', { diary: act.account.diary })}</p>
      <Facts account={act.account} />
      <h2>{text('merge.ask')}</h2>
      {isHere ? <Linking {...act} /> : act.account.canRegister ? <Registering {...act} /> : <OnlyPair {...act} />}
    </div>
  )
}

/** Signed in: yes joins directly (S-MERGE-2). */
function Linking({ code, account, onNo, onDone }: Act) {
  const { surname, firstname } = useUser()
  const link = useCommand(merge.userInfo, { refresh: [ownJoined], silent: true })
  const yes = () => link.mutateAsync({ query: { code } }).then(() => onDone({ tokens: null }), nothing)
  return (
    <>
      <p>{text('merge.to-own', { name: `${surname} ${firstname}`, diary: account.diary })}</p>
      <Answers
        yes={text('merge.yes-link')}
        no={text('merge.no-other')}
        {...{ busy: link.isPending, problem: link.error?.message, onYes: yes, onNo }}
      />
    </>
  )
}

/** Not signed in, of the staff: yes opens an account. */
function Registering({ code, onNo, onDone }: Act) {
  const register = useCommand(merge.register, { bare: true, silent: true })
  const yes = () =>
    register
      .mutateAsync({ query: { code } })
      .then(({ login, password, ...tokens }) => onDone({ tokens, pair: { login, password } }), nothing)
  return (
    <>
      <p>{text('merge.to-new')}</p>
      <Answers
        yes={text('merge.yes-register')}
        no={text('merge.no')}
        {...{ busy: register.isPending, problem: register.error?.message, onYes: yes, onNo }}
      />
    </>
  )
}

/** Students, parents and staff without an IIN have an account that their school opened: what is left to ask is its login. */
function OnlyPair({ onNo }: Act) {
  return (
    <>
      <p>{text('merge.to-school')}</p>
      <Button kind="main" onClick={onNo}>
        {text('merge.yes-pair')}
      </Button>
    </>
  )
}

type Asked = {
  yes: string
  no: string
  busy: boolean
  problem: string | undefined
  onYes: () => Promise<unknown>
  onNo: () => void
}

const Answers = ({ yes, no, busy, problem, onYes, onNo }: Asked) => (
  <>
    {problem && <Complaint text={problem} />}
    <Button kind="main" busy={busy} onClick={() => void onYes()}>
      {yes}
    </Button>
    <Button onClick={onNo} disabled={busy}>
      {no}
    </Button>
  </>
)

/** What was refused stands above the buttons already. */
const nothing = () => undefined
