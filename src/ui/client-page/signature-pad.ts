import { type Stroke, strokesFrom } from '@/domain/estimate/signature'

/** The ink of paper, in both themes. */
const INK = '#1c2b24'

/** Puts a pad on a canvas, keeps what is drawn when the screen turns, and tells of every stroke. */
export const padOn = async (canvas: HTMLCanvasElement, onStrokes: (strokes: Stroke[]) => void) => {
  const { default: Pad } = await import('signature_pad')
  const pad = new Pad(canvas, { penColor: INK, minWidth: 1, maxWidth: 2.6 })
  let width = 0
  const fit = () => {
    const next = canvas.offsetWidth
    if (next === 0 || next === width) return
    const by = width === 0 ? 1 : next / width
    const drawn = pad.toData().map((group) => ({
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
  fit()
  const watcher = new ResizeObserver(fit)
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
