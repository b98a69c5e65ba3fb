import * as v from 'valibot'
import { list } from '../text/field'

/** What a signature is drawn on, in units of its own; every screen scales it. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const

/** More than a person draws: strokes, and numbers in one of them. */
const MOST_STROKES = 100
const MOST_IN_STROKE = 800
/** Points of all strokes together. */
const MOST_POINTS = 3_000
/** Fewer points than this is a slip of the finger. */
const LEAST_POINTS = 6

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIGNATURE_BOX.width))
/** The points of one stroke, `x, y, x, y`. */
const strokeSchema = v.pipe(
  list(coordinate, MOST_IN_STROKE),
  v.check((stroke) => stroke.length % 2 === 0, 'A point has two numbers'),
)
export type Stroke = v.InferOutput<typeof strokeSchema>

const pointsIn = (strokes: readonly Stroke[]): number => strokes.reduce((sum, { length }) => sum + length / 2, 0)

/** Whether someone has drawn enough to call it a signature. */
export const isDrawn = (strokes: readonly Stroke[]): boolean => pointsIn(strokes) >= LEAST_POINTS

/** How a client signed: with their finger, as strokes, or by typing their name, which is the one who answered. */
export const signatureSchema = v.object({
  kind: v.picklist(['drawn', 'typed']),
  /** None where it was typed. */
  strokes: v.pipe(
    list(strokeSchema, MOST_STROKES),
    v.check((strokes) => pointsIn(strokes) <= MOST_POINTS, 'This signature is too long. Draw it again.'),
  ),
})

export type Signature = v.InferOutput<typeof signatureSchema>

/** Whether a signature that is drawn has something drawn; one that is typed has nothing. */
const isComplete = ({ kind, strokes }: Signature): boolean =>
  kind === 'drawn' ? isDrawn(strokes) : strokes.length === 0

/** Refuses a signature that no one has given yet. */
export const requireComplete = <S extends Signature>() => v.check<S, string>(isComplete, 'Sign first')

/** A signature as it is given. */
export const completeSignature = v.pipe(signatureSchema, requireComplete())

/** The points of a stroke where the box is `width` wide. */
export const pointsOf = (stroke: Stroke, width: number): { x: number; y: number }[] =>
  Array.from({ length: stroke.length / 2 }, (_, index) => {
    const [x = 0, y = 0] = stroke.slice(index * 2, index * 2 + 2)
    return { x: (x * width) / SIGNATURE_BOX.width, y: (y * width) / SIGNATURE_BOX.width }
  })

/** The path of a drawn signature in its box, for an SVG: numbers only. */
export const signaturePath = (strokes: readonly Stroke[]): string =>
  strokes
    .map((stroke) => {
      const points = Array.from({ length: stroke.length / 2 }, (_, index) => stroke.slice(index * 2, index * 2 + 2))
      // A dot is a line of no length: round ends make it seen.
      return `M${points.map((point) => point.join(' ')).join('L')}${points.length === 1 ? 'h0' : ''}`
    })
    .join('')

/** Drawn points, in units of where they were drawn, as strokes in the box; what is more than fits is thinned out. */
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
