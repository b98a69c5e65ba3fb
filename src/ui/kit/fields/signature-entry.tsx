import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Drawn } from '@/domain/job/sign-off'
import { SegmentedControl } from '../actions/segmented-control'
import { type PadWords, SignatureField } from './signature-field'

type SignatureWords = PadWords & Readonly<Record<'draw' | 'type' | 'drawNeeded' | 'typeHint' | 'padFailed', string>>

type Props = {
  words: SignatureWords
  name: string
  entered: Drawn
  incomplete: boolean
  onEnter: (part: Partial<Drawn>) => void
}

export const SignatureEntry = ({ words, name, entered: { kind, strokes }, incomplete, onEnter }: Props) => {
  const [padFailed, setPadFailed] = useState(false)
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="2">
        <chakra.span textStyle="small" fontWeight="medium">
          {words.signHere}
        </chakra.span>
        <chakra.div css={{ '& label': { minHeight: '11', px: '4' } }}>
          <SegmentedControl
            label={words.signHere}
            value={kind}
            onChange={(next) => onEnter({ kind: next })}
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
          drawn={strokes}
          error={incomplete ? words.drawNeeded : undefined}
          onChange={(drawn) => onEnter({ strokes: drawn })}
          onFailed={() => {
            setPadFailed(true)
            onEnter({ kind: 'typed' })
          }}
        />
      ) : (
        <>
          <TypedSignature name={name} />
          <chakra.p textStyle="small" color="fg.muted" role={padFailed ? 'alert' : undefined}>
            {padFailed ? words.padFailed : words.typeHint}
          </chakra.p>
        </>
      )}
    </chakra.div>
  )
}

export const TypedSignature = ({ name }: { name: string }) => <chakra.p css={typedCss}>{name.trim() || ' '}</chakra.p>

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
