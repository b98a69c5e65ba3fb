import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { displayAddress } from '@/domain/messaging/display-address'
import type { ConsentRecord, ThreadAddress } from '@/domain/messaging/views'
import { toFailure } from '@/domain/record/failure'
import type { Day } from '@/domain/time/calendar'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { absoluteTime } from '@/ui/kit/layout/relative-time'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { exporting } from '@/ui/kit/records/actions/save-records'
import type { ConversationCommands, ThreadProps } from '../types'
import { ConsentActions } from './consent-actions'
import { consentSource, consentWords } from './consent-words'

export type ConsentProps = {
  name: string
  addresses: readonly ThreadAddress[]
  commands: Pick<ConversationCommands, 'allowMarketing' | 'optOut'>
  maySend: boolean
  loadConsent: ThreadProps['loadConsent']
  today: Day
  timeZone: string
}

/** Loaded again once something is recorded, which changes the addresses. Null until then. */
const useLedgers = ({ addresses, loadConsent }: Pick<ConsentProps, 'addresses' | 'loadConsent'>) => {
  const [ledgers, setLedgers] = useState<(readonly ConsentRecord[])[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on request
  useEffect(() => {
    let isOld = false
    loadConsent(addresses.map(({ address }) => address)).then(
      (loaded) => {
        if (isOld) return
        setLedgers(loaded)
        setProblem(null)
      },
      (error: unknown) => {
        if (!isOld) setProblem(toFailure(error).message)
      },
    )
    return () => {
      isOld = true
    }
  }, [addresses, loadConsent, attempt])
  return { ledgers, problem, onRetry: () => setAttempt(attempt + 1) }
}

/** What a client agreed to and refused at each address, word for word, with what can be recorded now. */
export const ConsentDialog = ({ onClose, ...props }: ConsentProps & { onClose: () => void }) => {
  const { name, addresses, commands, maySend, today, timeZone } = props
  const { ledgers, problem, onRetry } = useLedgers(props)
  const all = ledgers?.flat() ?? []
  const exportCsv = () =>
    exporting(({ saveCsv }) =>
      saveCsv<ConsentRecord>(
        `consent-${today}.csv`,
        [
          ['Time', ({ created_at }) => absoluteTime(created_at, timeZone)],
          ['Client', () => name],
          ['Address', ({ address }) => address],
          ['Channel', ({ channel }) => channel],
          ['Purpose', ({ purpose }) => purpose],
          ['Action', ({ action }) => action],
          ['Wording', ({ wording }) => wording],
          ['Source', ({ source }) => source],
          ['Recorded by', ({ user_name }) => user_name ?? ''],
          ['Message', ({ message_id }) => message_id ?? ''],
        ],
        all,
      ),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Consent"
      description={name}
      footer={
        <>
          <ActionButton
            variant="outline"
            disabledReason={all.length === 0 ? 'There is nothing on record to export.' : null}
            onClick={() => void exportCsv()}
          >
            Export CSV
          </ActionButton>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" overflowWrap="anywhere">
        {problem && (
          <Banner kind="error" detail={problem} onRetry={onRetry}>
            Failed to load consent.
          </Banner>
        )}
        {!problem && ledgers === null && <SkeletonLines count={4} label="Loading consent…" />}
        {addresses.map((address, index) => (
          <section key={`${address.channel} ${address.address}`} aria-label={displayAddress(address.address)}>
            <chakra.h3 textStyle="heading">{displayAddress(address.address)}</chakra.h3>
            {maySend && <ConsentActions address={address} commands={commands} />}
            {ledgers && <Entries entries={ledgers[index] ?? []} timeZone={timeZone} />}
          </section>
        ))}
      </chakra.div>
    </Dialog>
  )
}

const Entries = ({ entries, timeZone }: { entries: readonly ConsentRecord[]; timeZone: string }) =>
  entries.length === 0 ? (
    <chakra.p color="fg.muted" mt="2">
      Nothing is on record.
    </chakra.p>
  ) : (
    <chakra.ul listStyleType="none" display="grid" gap="3" mt="2">
      {entries.map((entry) => (
        <li key={entry.id}>
          <chakra.p fontWeight="medium">{consentWords(entry)}</chakra.p>
          <p dir="auto">“{entry.wording}”</p>
          <chakra.p textStyle="caption" color="fg.muted">
            {absoluteTime(entry.created_at, timeZone)} · {consentSource(entry)}
          </chakra.p>
        </li>
      ))}
    </chakra.ul>
  )
