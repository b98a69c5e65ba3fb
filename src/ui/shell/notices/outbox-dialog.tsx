import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { copyText } from '@/ui/kit/actions/copy-text'
import { Dialog } from '@/ui/kit/overlays/dialog'

export type OutboxLine = {
  id: string
  /** `Complete JOB-1042` */
  text: string
  /** Time of the request: `9:40 AM`. */
  time: string
  /** User input; empty without any. */
  typed: string
  /** Reason for a refusal; null while waiting. */
  reason: string | null
  onRetry: () => void
  onDiscard: () => void
}

type Props = {
  lines: readonly OutboxLine[]
  onClose: () => void
  /** Null when the user is not signing out. */
  onSignOut: (() => void) | null
}

const words = (isRefused: boolean, isLeaving: boolean): { title: string; description: string } => {
  if (isLeaving)
    return {
      title: 'Sign out before this is sent?',
      description: 'It stays on this device and is sent once you sign in here again.',
    }
  return isRefused
    ? { title: 'Changes that could not be made', description: 'Nothing you typed is lost. Try again, or discard it.' }
    : {
        title: 'Waiting for network',
        description: 'What you pressed is kept on this device and sent in this order.',
      }
}

/** Queued and refused requests in order, with their input. */
export const OutboxDialog = ({ lines, onClose, onSignOut }: Props) => {
  const refused = lines.filter(({ reason }) => reason !== null)
  const waiting = lines.filter(({ reason }) => reason === null)
  return (
    <Dialog
      open
      onClose={onClose}
      {...words(refused.length > 0, onSignOut !== null)}
      footer={
        onSignOut ? (
          <>
            <Button variant="outline" onClick={onClose}>
              Stay signed in
            </Button>
            <Button onClick={onSignOut}>Sign out</Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <chakra.div display="grid" gap="5">
        {lines.length === 0 && <p>Nothing is waiting.</p>}
        {refused.length > 0 && (
          <Lines
            title="Not done"
            hint={waiting.length > 0 ? 'What you pressed after it waits until you try again or discard it.' : ''}
          >
            {refused.map((line) => (
              <Refused key={line.id} {...line} />
            ))}
          </Lines>
        )}
        {waiting.length > 0 && (
          <Lines title="Waiting">
            {waiting.map((line) => (
              <chakra.li key={line.id} py="2" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
                <OutboxEntryLine {...line} />
              </chakra.li>
            ))}
          </Lines>
        )}
      </chakra.div>
    </Dialog>
  )
}

const Lines = ({ title, hint = '', children }: { title: string; hint?: string; children: ReactNode }) => (
  <section aria-label={title}>
    <chakra.h3 textStyle="heading">{title}</chakra.h3>
    {hint && <chakra.p color="fg.muted">{hint}</chakra.p>}
    <chakra.ul listStyle="none">{children}</chakra.ul>
  </section>
)

const OutboxEntryLine = ({ text, time, typed }: OutboxLine) => (
  <>
    <chakra.p display="flex" justifyContent="space-between" gap="3">
      <chakra.span fontWeight="medium" overflowWrap="anywhere">
        {text}
      </chakra.span>
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        {time}
      </chakra.span>
    </chakra.p>
    {typed && (
      <chakra.p color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {typed}
      </chakra.p>
    )}
  </>
)

const Refused = (line: OutboxLine) => {
  const { text, typed, reason, onRetry, onDiscard } = line
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const copy = async () => setCopied((await copyText(typed)) ? 'yes' : 'no')
  return (
    <chakra.li py="2" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
      <OutboxEntryLine {...line} />
      <chakra.p color="danger.fg">{reason}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        <Button size="sm" variant="outline" minH="11" onClick={onRetry} aria-label={`Try again: ${text}`}>
          Try again
        </Button>
        {typed && (
          <Button size="sm" variant="outline" minH="11" onClick={() => void copy()} aria-label={`Copy notes: ${text}`}>
            Copy notes
          </Button>
        )}
        <Button size="sm" variant="ghost" minH="11" onClick={onDiscard} aria-label={`Discard: ${text}`}>
          Discard
        </Button>
      </chakra.div>
      <chakra.p role="status">
        {copied === 'yes' && 'Copied'}
        {copied === 'no' && 'Your browser did not allow copying. Select the text above instead.'}
      </chakra.p>
    </chakra.li>
  )
}
