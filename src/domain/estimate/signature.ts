import * as v from 'valibot'
import { list } from '../text/field'

/** The signature's coordinate system; screens scale it. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const

/** Upper limits, beyond what a person draws. */
const MOST_STROKES = 100
const MOST_IN_STROKE = 800
const MOST_POINTS = 3_000
/** Fewer points count as an accidental touch. */
const LEAST_POINTS = 6

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIGNATURE_BOX.width))
/** Flat coordinates: `x, y, x, y`. */
const strokeSchema = v.pipe(
  list(coordinate, MOST_IN_STROKE),
  v.check((stroke) => stroke.length % 2 === 0, 'A point has two numbers'),
)
export type Stroke = v.InferOutput<typeof strokeSchema>

const pointsIn = (strokes: readonly Stroke[]): number => strokes.reduce((sum, { length }) => sum + length / 2, 0)

export const isDrawn = (strokes: readonly Stroke[]): boolean => pointsIn(strokes) >= LEAST_POINTS

/** Drawn strokes, or the typed name of the person who answered. */
export const signatureSchema = v.object({
  kind: v.picklist(['drawn', 'typed']),
  /** Empty when typed. */
  strokes: v.pipe(
    list(strokeSchema, MOST_STROKES),
    v.check((strokes) => pointsIn(strokes) <= MOST_POINTS, 'This signature is too long. Draw it again.'),
  ),
})

export type Signature = v.InferOutput<typeof signatureSchema>

const isComplete = ({ kind, strokes }: Signature): boolean =>
  kind === 'drawn' ? isDrawn(strokes) : strokes.length === 0

export const requireComplete = <S extends Signature>() => v.check<S, string>(isComplete, 'Sign first')

export const completeSignature = v.pipe(signatureSchema, requireComplete())

/** Scales a stroke to a box `width` wide. */
export const pointsOf = (stroke: Stroke, width: number): { x: number; y: number }[] =>
  Array.from({ length: stroke.length / 2 }, (_, index) => {
    const [x = 0, y = 0] = stroke.slice(index * 2, index * 2 + 2)
    return { x: (x * width) / SIGNATURE_BOX.width, y: (y * width) / SIGNATURE_BOX.width }
  })

/** An SVG path of the drawn signature; contains numbers only. */
export const signaturePath = (strokes: readonly Stroke[]): string =>
  strokes
    .map((stroke) => {
      const points = Array.from({ length: stroke.length / 2 }, (_, index) => stroke.slice(index * 2, index * 2 + 2))
      // A dot is a zero-length line, visible because of round line caps.
      return `M${points.map((point) => point.join(' ')).join('L')}${points.length === 1 ? 'h0' : ''}`
    })
    .join('')

/** Converts device coordinates to box units and thins out excess points. */
export const strokesFrom = (
  drawn: readonly (readonly { x: number; y: number }[])[],
  { width, height }: { width: number; height: number },
): Stroke[] => {
  const { width: w, height: h } = SIGNATURE_BOX
  const scale = Math.min(w / Math.max(1, width), h / Math.max(1, height))
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * scale)))
  const all = drawn.reduce((sum, { length }) => sum + length, 0)
  const longest = Math.max(0, ...drawn.map(({ length }) => length))
  const every = Math.max(1, Math.ceil(all / MOST_POINTS), Math.ceil(longest / (MOST_IN_STROKE / 2)))
  return drawn
    .filter(({ length }) => length > 0)
    .slice(0, MOST_STROKES)
    .map((stroke) =>
      stroke.filter((_, index) => index % every === 0).flatMap(({ x, y }) => [within(x, w), within(y, h)]),
    )
}
