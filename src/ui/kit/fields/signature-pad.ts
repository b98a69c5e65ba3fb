import type { PointGroup } from 'signature_pad'
import { pointsOf, type Stroke, strokesFrom } from '@/domain/estimate/signature'

/** Ink on paper, in both themes. */
const PEN = { penColor: '#1c2b24', minWidth: 1, maxWidth: 2.6 }

/** In ms between the points of a stroke without timestamps. */
const EVENLY = 16

const loadPad = () => import('signature_pad')

/** Preloads the pad, for later use without a network. */
export const preloadPad = (): void => void loadPad().catch(() => undefined)

/** Mounts a pad with earlier strokes, keeps the drawing on rotation, and reports every stroke. */
export const padOn = async (
  canvas: HTMLCanvasElement,
  begun: readonly Stroke[],
  onStrokes: (strokes: Stroke[]) => void,
) => {
  const { default: Pad } = await loadPad()
  const pad = new Pad(canvas, PEN)
  let width = 0
  const redraw = () => {
    const next = canvas.offsetWidth
    if (next === 0 || next === width) return
    const by = width === 0 ? 1 : next / width
    const drawn = (width === 0 ? groupsOf(begun, next) : pad.toData()).map((group) => ({
      ...group,
      points: group.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
    }))
    width = next
    const scale = Math.max(window.devicePixelRatio, 1)
    canvas.width = next * scale
    canvas.height = canvas.offsetHeight * scale
    canvas.getContext('2d')?.scale(scale, scale)
    pad.fromData(drawn)
  }
  redraw()
  const watcher = new ResizeObserver(redraw)
  watcher.observe(canvas)
  pad.addEventListener('endStroke', () =>
    onStrokes(
      strokesFrom(
        pad.toData().map(({ points }) => points),
        { width: canvas.offsetWidth, height: canvas.offsetHeight },
      ),
    ),
  )
  const stop = () => {
    watcher.disconnect()
    pad.off()
  }
  return { pad, stop }
}

/** Strokes in the pad's format for a canvas of this width, with even timing. */
const groupsOf = (strokes: readonly Stroke[], width: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...PEN,
    dotSize: 0,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: pointsOf(stroke, width).map((point, index) => ({ ...point, pressure: 0.5, time: index * EVENLY })),
  }))
