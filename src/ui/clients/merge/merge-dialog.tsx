import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import {
  differingParts,
  type Following,
  followingInWords,
  joiningInWords,
  type Mergeable,
  type MergePart,
  mergeRefusal,
  partInWords,
  partLabel,
  suggestedParts,
} from '@/domain/client/merge'
import { type Failure, isUncertain, uncertaintyText } from '@/domain/record/failure'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Dialog } from '@/ui/kit/overlays/dialog'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { sinceText } from '../records'
import type { Merge } from '../types'

/** A client with the number of records that move if the other stays; `joining` counts properties both have. */
export type MergeSide = { client: Mergeable; brings: Following; joining: number }

export type MergeDialogProps = {
  sides: readonly [MergeSide, MergeSide]
  /** Sends one request; a retry of the same merge must reuse the key. */
  onMerge: (merge: Merge) => Promise<Outcome>
  onClose: () => void
}

const failureText = (failure: Failure): string =>
  isUncertain(failure)
    ? `${uncertaintyText(failure)}, so the clients may have been merged. Merge again: it is not done twice.`
    : 'Nothing was merged.'

const Choices = chakra('fieldset', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '3', rowGap: '1', minW: '0' },
})
const Legend = chakra('legend', { base: { textStyle: 'small', fontWeight: 'medium', mb: '1' } })
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    p: '2',
    minW: '0',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderWidth: '1px',
    borderRadius: 'md',
    '& > span': { minW: '0' },
    '& input': { flex: 'none', mt: '0.2rem' },
    '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
  },
})

type ChoiceOfTwoProps = {
  legend: string
  words: readonly [string, string]
  details?: readonly [string, string]
  chosen: number
  onChoose: (index: number) => void
}

const ChoiceOfTwo = ({ legend, words, details, chosen, onChoose }: ChoiceOfTwoProps) => {
  const name = useId()
  return (
    <Choices>
      <Legend>{legend}</Legend>
      {[0, 1].map((index) => (
        <Choice key={index}>
          <input type="radio" name={name} checked={chosen === index} onChange={() => onChoose(index)} />
          <span>
            {words[index] || 'Nothing'}
            {details && (
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {details[index]}
              </chakra.span>
            )}
          </span>
        </Choice>
      ))}
    </Choices>
  )
}

const detailsOf = ({ client, brings }: MergeSide): string =>
  [client.client_since && `Since ${sinceText(client)}`, client.phone, followingInWords(brings)]
    .filter(Boolean)
    .join(' · ')

/** Merges two clients: the person picks the survivor and the values it takes. One Undo reverts it. */
export const MergeDialog = ({ sides, onMerge, onClose }: MergeDialogProps) => {
  const [keeps, setKeeps] = useState(0)
  const [chosen, setChosen] = useState<ReadonlyMap<MergePart, number>>(new Map())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const [first, second] = sides
  const [survivor, other] = keeps === 0 ? [first, second] : [second, first]
  const suggested = suggestedParts(survivor.client, other.client)
  const sideOf = (part: MergePart) => chosen.get(part) ?? (suggested.includes(part) ? 1 - keeps : keeps)
  const parts = differingParts(first.client, second.client)
  const nameOf = ({ client }: MergeSide) => partInWords('name', client)

  const send = async () => {
    setBusy(true)
    setFailure(null)
    const takes = parts.filter((part) => sideOf(part) !== keeps)
    const outcome = await onMerge({ keep: survivor.client.id, merge: other.client.id, takes })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    announce(`Merged ${nameOf(other)} into ${nameOf(survivor)}`, { undo: outcome.undo })
    onClose()
  }

  return (
    <Dialog
      open
      size="lg"
      title="Merge clients"
      description="Two records of the same client become one."
      // Closing during the request would hide its outcome.
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <ActionButton
            loading={busy}
            loadingLabel="Merging..."
            disabledReason={mergeRefusal(survivor.client, other.client)}
            onClick={() => void send()}
          >
            Merge clients
          </ActionButton>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        {failure && (
          <Banner kind="warning" detail={failure.message}>
            {failureText(failure)}
          </Banner>
        )}
        <ChoiceOfTwo
          legend="Keep"
          words={[nameOf(first), nameOf(second)]}
          details={[detailsOf(first), detailsOf(second)]}
          chosen={keeps}
          onChoose={setKeeps}
        />
        {parts.map((part) => (
          <ChoiceOfTwo
            key={part}
            legend={partLabel(part)}
            words={[partInWords(part, first.client), partInWords(part, second.client)]}
            chosen={sideOf(part)}
            onChoose={(index) => setChosen(new Map(chosen).set(part, index))}
          />
        ))}
        <chakra.p textStyle="small">
          {[
            `${followingInWords(other.brings)} will move to the client you keep.`,
            joiningInWords(other.joining),
            'The notes of both are kept, and the other client is deleted.',
          ]
            .filter((sentence) => sentence !== '')
            .join(' ')}
        </chakra.p>
      </chakra.div>
    </Dialog>
  )
}
