import { SIGNATURE_BOX, type Stroke, signaturePath } from '@/domain/estimate/signature'

type Props = { strokes: readonly Stroke[]; label: string }

export const SignatureDrawing = ({ strokes, label }: Props) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={signaturePath(strokes)} />
  </svg>
)
