import { chakra } from '@chakra-ui/react'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ClientPageAccess } from '@/domain/client-page/access'
import type { PageTarget } from '@/domain/client-page/client-link'
import { type Day, dayAt, formatDay } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { copyText } from '@/ui/kit/actions/copy-text'
import { intoView } from '@/ui/kit/behavior/into-view'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { AnswerQuestion } from '@/ui/kit/overlays/answer-question'
import { RecordTitle } from '@/ui/kit/records/page/record-section'

export type ClientPageActions = {
  /** Resolves to an error message, or null on success. */
  onRenew: () => Promise<string | null>
  onWithdraw: () => Promise<string | null>
}

export type ClientPageCardProps = {
  access: Loadable<ClientPageAccess>
  /** The document that the page opens at; the whole page without one. */
  target: PageTarget
  addressOf: (path: string) => string
  /** Null for those without permission, and on a document. */
  actions: ClientPageActions | null
  /** Resolves to an error message, or null on success. */
  onAnswer: (question: number, text: string) => Promise<string | null>
  today: Day
  timeZone: string
}

const STATES: Record<ClientPageAccess['state'], string> = {
  none: 'No link yet. Sending an estimate or an invoice makes one.',
  running: '',
  withdrawn: 'The link was withdrawn and no longer works.',
  expired: 'The link has expired. Sending something makes a new one.',
}

export const ClientPageCard = (props: ClientPageCardProps) => {
  const { access } = props
  return (
    <chakra.section _print={{ display: 'none' }}>
      <RecordTitle>Client page</RecordTitle>
      {access.state === 'loading' && <chakra.p color="fg.muted">Loading…</chakra.p>}
      {access.state === 'failed' && (
        <Banner kind="warning" detail={access.failure.message} onRetry={access.retry}>
          The link could not be loaded. Please try again.
        </Banner>
      )}
      {access.state === 'ready' && <Shown {...props} access={access.value} />}
    </chakra.section>
  )
}

const Shown = ({
  access,
  target,
  addressOf,
  actions,
  onAnswer,
  today,
  timeZone,
}: Omit<ClientPageCardProps, 'access'> & { access: ClientPageAccess }) => {
  const dayOf = (moment: string) => formatDay(dayAt(Date.parse(moment), timeZone), today)
  const { path, state, expires_at, last_seen_at } = access
  const questions = access.questions.filter(
    ({ estimate_id, invoice_id }) =>
      (target.estimate === undefined || estimate_id === target.estimate) &&
      (target.invoice === undefined || invoice_id === target.invoice),
  )
  return (
    <chakra.div display="grid" gap="2">
      {path === null ? <chakra.p color="fg.muted">{STATES[state]}</chakra.p> : <Link address={addressOf(path)} />}
      {path !== null && (
        <chakra.p textStyle="small" color="fg.muted">
          {[
            last_seen_at === null ? 'Not opened yet' : `Last opened ${dayOf(last_seen_at)}`,
            expires_at !== null && `works until ${dayOf(expires_at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      )}
      {actions && <CardActions {...actions} runs={path !== null} />}
      {questions.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="2" aria-label="Questions from the client">
          {questions.map(({ id, text, about, asked_at, answer, answered_at, answered_by_name }) => (
            <chakra.li key={id} borderWidth="1px" borderRadius="md" px="3" py="2">
              <chakra.p textStyle="small" color="fg.muted">
                {['Question', target.estimate === undefined && target.invoice === undefined && about, dayOf(asked_at)]
                  .filter(Boolean)
                  .join(' · ')}
              </chakra.p>
              <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </chakra.p>
              {answered_at === null ? (
                <AnswerQuestion onAnswer={(reply) => onAnswer(id, reply)} />
              ) : (
                <chakra.div mt="2" ps="3" borderInlineStartWidth="3px" borderColor="accent.solid">
                  <chakra.p textStyle="small" color="fg.muted">
                    {[`Answer${answered_by_name && ` by ${answered_by_name}`}`, dayOf(answered_at)].join(' · ')}
                  </chakra.p>
                  <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                    {answer}
                  </chakra.p>
                </chakra.div>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  )
}

const Link = ({ address }: { address: string }) => {
  const [message, setMessage] = useState('')
  const copy = async () => setMessage((await copyText(address)) ? 'Link copied' : `Copy this link: ${address}`)
  const preview = `${address}${address.includes('?') ? '&' : '?'}preview=true`
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        <Copy size={14} aria-hidden />
        Copy link
      </Button>
      <Button size="sm" variant="outline" asChild>
        <a href={preview} target="_blank" rel="noreferrer">
          <ExternalLink size={14} aria-hidden />
          Open client page
          <VisuallyHidden> (new tab)</VisuallyHidden>
        </a>
      </Button>
      <chakra.span role="status" textStyle="small" overflowWrap="anywhere" minW="0">
        {message}
      </chakra.span>
    </chakra.div>
  )
}

/**
 * Restores focus when a confirmation or its end removes the pressed button: to the way back, then to the button that opened it, or to the
 * first one if that is gone. Returns a ref for the buttons' container.
 */
const useAskingFocus = (asks: 'renew' | 'withdraw' | null, runs: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const previousAsks = useRef(asks)
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body
    const [first, second] = place.current?.querySelectorAll('button') ?? []
    const isSecond = runs && (asks !== null || previousAsks.current === 'withdraw')
    if ((asks ?? previousAsks.current) !== null && isLost) (isSecond ? second : first)?.focus()
    previousAsks.current = asks ?? previousAsks.current
  }, [asks, runs])
  return place
}

const CardActions = ({ onRenew, onWithdraw, runs }: ClientPageActions & { runs: boolean }) => {
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState<'renew' | 'withdraw' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (deed: () => Promise<string | null>) => {
    setBusy(true)
    setProblem(null)
    setProblem(await deed())
    setBusy(false)
    setAsks(null)
  }
  const renew = () => void run(onRenew)
  const place = useAskingFocus(asks, runs)
  return (
    <chakra.div ref={place} display="grid" gap="2">
      {asks === null ? (
        <chakra.div key="deeds" display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" variant="ghost" loading={busy} onClick={runs ? () => setAsks('renew') : renew}>
            {runs ? 'Renew link' : 'Create link'}
          </Button>
          {runs && (
            <Button size="sm" variant="ghost" onClick={() => setAsks('withdraw')}>
              Withdraw link
            </Button>
          )}
        </chakra.div>
      ) : (
        <chakra.div key="question" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.p textStyle="small">The client’s current link stops working.</chakra.p>
          <Button
            size="sm"
            variant={asks === 'withdraw' ? 'danger' : 'solid'}
            loading={busy}
            onClick={asks === 'renew' ? renew : () => void run(onWithdraw)}
          >
            {asks === 'renew' ? 'Renew link' : 'Withdraw link'}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setAsks(null)}>
            Keep link
          </Button>
        </chakra.div>
      )}
      {problem !== null && (
        <chakra.div ref={intoView} scrollMarginBottom="4">
          <Banner kind="error" detail={problem}>
            Failed to change the link.
          </Banner>
        </chakra.div>
      )}
    </chakra.div>
  )
}
