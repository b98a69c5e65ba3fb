type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const GAP = 6
const EDGE = 8

/** Below its anchor, centered; above if there is no room below; always inside the window. In px. */
export const placeTip = (anchor: Box, tip: Size, viewport: Size): { left: number; top: number } => {
  const middle = anchor.left + anchor.width / 2 - tip.width / 2
  const below = anchor.top + anchor.height + GAP
  const above = anchor.top - GAP - tip.height
  const fits = below + tip.height + EDGE <= viewport.height
  return {
    left: Math.max(EDGE, Math.min(middle, viewport.width - EDGE - tip.width)),
    top: fits || above < EDGE ? below : above,
  }
}
