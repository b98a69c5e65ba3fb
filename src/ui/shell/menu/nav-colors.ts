/** Menu colors on the dark rail and on a drawer; `nav-list` and `user-block` read the variables. */
export const RAIL = {
  '--nav-fg': 'colors.rail.fg',
  '--nav-muted': 'colors.rail.muted',
  '--nav-hover': 'colors.rail.hover',
  '--nav-active': 'colors.rail.active',
  '--nav-strong': 'colors.rail.strong',
  '--nav-border': 'colors.rail.border',
  '--nav-focus': 'colors.rail.focus',
} as const

export const PANEL = {
  '--nav-fg': 'colors.fg.muted',
  '--nav-muted': 'colors.fg.subtle',
  '--nav-hover': 'colors.bg.muted',
  '--nav-active': 'colors.accent.subtle',
  '--nav-strong': 'colors.accent.fg',
  '--nav-border': 'colors.border',
  '--nav-focus': 'colors.focus',
} as const
