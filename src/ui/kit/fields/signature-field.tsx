import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type SignaturePad from 'signature_pad'
import type { Stroke } from '@/domain/estimate/signature'
import { Button } from '../actions/button'
import { SkeletonLines } from '../feedback/skeleton'
import { padOn } from './signature-pad'

export type PadWords = Readonly<Record<'loading' | 'signHere' | 'drawHint' | 'clear', string>>

type Props = {
  words: PadWords
  drawn: readonly Stroke[]
  error: string | undefined
  onChange: (strokes: Stroke[]) => void
  onFailed: () => void
}

export const SignatureField = ({ words, drawn, error, onChange, onFailed }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const begun = useRef(drawn)
  const tell = useRef({ onChange, onFailed })
  const [ready, setReady] = useState(false)
  useEffect(() => {
    tell.current = { onChange, onFailed }
  })
  useEffect(() => {
    let stop = () => {}
    let gone = false
    const { current: element } = canvas
    if (!element) return
    padOn(element, begun.current, (strokes) => tell.current.onChange(strokes)).then(
      (handle) => {
        if (gone) return handle.stop()
        stop = handle.stop
        pad.current = handle.pad
        setReady(true)
      },
      () => !gone && tell.current.onFailed(),
    )
    return () => {
      gone = true
      stop()
    }
  }, [])
  const clear = () => {
    begun.current = []
    pad.current?.clear()
    onChange([])
  }
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div position="relative" css={boxCss} data-invalid={error ? '' : undefined}>
        {!ready && <SkeletonLines count={2} label={words.loading} />}
        <canvas ref={canvas} role="img" aria-label={words.signHere} hidden={false} />
        <span aria-hidden />
      </chakra.div>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <chakra.p textStyle="small" color={error ? 'danger.fg' : 'fg.muted'} role={error ? 'alert' : undefined}>
          {error ?? words.drawHint}
        </chakra.p>
        <Button variant="ghost" minH="11" onClick={clear}>
          {words.clear}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

const boxCss = {
  bg: '#fff',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'lg',
  overflow: 'hidden',
  aspectRatio: '3',
  maxHeight: '14rem',
  width: 'min(100%, 42rem)',
  '&[data-invalid]': { borderColor: 'danger.solid' },
  '& canvas': {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    touchAction: 'none',
    cursor: 'crosshair',
  },
  '& span': {
    position: 'absolute',
    insetInline: '6%',
    bottom: '22%',
    borderBottom: '1.5px dashed #b9c4bd',
    pointerEvents: 'none',
  },
} as const
