import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { PageApproval } from '@/domain/client-page/page'
import type { Choice } from '@/domain/estimate/offer'
import { isDrawn, type Stroke } from '@/domain/estimate/signature'
import type { Failure } from '@/domain/failure'
import { LONGEST } from '@/domain/field'
import { isBlank } from '@/domain/typed-text'
import { SegmentedControl } from '@/ui/kit/segmented-control'
import { TextField } from '@/ui/kit/text-field'
import { BigButton, Note } from './parts'
import { SignatureField } from './signature-field'
import { useSending } from './use-sending'
import type { Speech } from './words/speech'

type Props = {
  speech: Speech
  business: string
  /** What the client takes. */
  choice: Choice
  onApprove: (approval: PageApproval) => Promise<Failure | null>
  onCancel: () => void
}

/** The client signs: a name, and a signature drawn or typed. What was entered stays until it was taken. */
export const ApproveForm = ({ speech: { words }, business, choice, onApprove, onCancel }: Props) => {
  const [name, setName] = useState('')
  const [kind, setKind] = useState<'drawn' | 'typed'>('drawn')
  const [strokes, setStrokes] = useState<Stroke[]>([])
  const [padFailed, setPadFailed] = useState(false)
  const [tried, setTried] = useState(false)
  const { busy, problem, send } = useSending(words)
  const noName = isBlank(name.trim())
  const noSignature = kind === 'drawn' && !isDrawn(strokes)
  const submit = () => {
    setTried(true)
    if (noName || noSignature) return
    const signature = { kind, strokes: kind === 'drawn' ? strokes : [] }
    void send(() => onApprove({ answered_by: name.trim(), signature, choice }))
  }
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      aria-label={words.approve}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={words.yourName}
        autoComplete="name"
        autoFocus
        minH="12"
        fontSize="md"
        maxLength={LONGEST.name}
        value={name}
        error={tried && noName ? words.nameNeeded : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <chakra.div display="grid" gap="2">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
          <chakra.span textStyle="small" fontWeight="medium">
            {words.signHere}
          </chakra.span>
          <chakra.div css={{ '& label': { minHeight: '10', px: '4' } }}>
            <SegmentedControl
              label={words.signHere}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'drawn', label: words.draw },
                { value: 'typed', label: words.type },
              ]}
            />
          </chakra.div>
        </chakra.div>
        {kind === 'drawn' ? (
          <SignatureField
            words={words}
            error={tried && noSignature ? words.drawNeeded : undefined}
            onChange={setStrokes}
            onFailed={() => {
              setPadFailed(true)
              setKind('typed')
            }}
          />
        ) : (
          <>
            <chakra.p css={typedCss}>{name.trim() || ' '}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted" role={padFailed ? 'alert' : undefined}>
              {padFailed ? words.padFailed : words.typeHint}
            </chakra.p>
          </>
        )}
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted">
        {words.agree(business)}
      </chakra.p>
      {problem && <Note tone="danger" title={problem} />}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <BigButton type="submit" loading={busy} loadingLabel={words.sending}>
          {words.approveNow}
        </BigButton>
        <BigButton variant="ghost" onClick={onCancel}>
          {words.cancel}
        </BigButton>
      </chakra.div>
    </chakra.form>
  )
}

const typedCss = {
  fontFamily: '"Snell Roundhand", "Segoe Script", "Brush Script MT", cursive',
  fontSize: '2xl',
  lineHeight: '1.4',
  borderBottom: '1.5px dashed',
  borderColor: 'border.emphasized',
  px: '3',
  py: '2',
  overflowWrap: 'anywhere',
} as const
