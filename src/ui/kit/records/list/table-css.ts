import type { SystemStyleObject } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import type { Records } from '../actions/definition'

/** What was just added: a calm ground that fades, and stays for the while where nothing is to move. */
export const NEW_RECORD_CSS: SystemStyleObject = {
  '--new-ground': 'colors.accent.subtle',
  animation: 'new-record 5s ease-in',
  _motionReduce: { animation: 'none', bg: 'accent.subtle' },
}

/** On paper: every row at the width of the page, the head on each page, and nothing that can only be pressed. */
const paper: SystemStyleObject = {
  overflow: 'visible',
  borderWidth: '0',
  borderRadius: '0',
  fontSize: 'xs',
  '& table': { minWidth: '0', tableLayout: 'auto' },
  '& col': { width: 'auto !important' },
  '& th, & td': { position: 'static', bg: 'transparent', height: 'auto', py: '1' },
  '& td .clip, & td .sub, & td span span': { whiteSpace: 'normal', overflow: 'visible' },
  '& td .sub': { minWidth: '14rem' },
  '& tr': { breakInside: 'avoid' },
  '& tr[aria-selected=true] td': { bg: 'transparent' },
  '& .cut': { mb: '2', color: 'fg' },
  '& .pick, & .acts, & .col-pick, & .col-acts, & th svg': { display: 'none' },
}

/** The head's height in pixels. */
export const HEAD_HEIGHT = 36

/** One style for the whole table: rows are plain elements. */
export const tableCss: SystemStyleObject = {
  containerType: 'inline-size',
  position: 'relative',
  minHeight: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'lg',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& table': {
    width: '100%',
    minWidth: 'var(--least)',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
  },
  '& .col-pick': { width: 'var(--pick)' },
  '& .col-acts': { width: 'var(--acts)' },
  '& .sub, & .sub span': { display: 'none' },
  '& .sub': { fontSize: 'xs', lineHeight: 'snug', color: 'fg.muted' },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: `${HEAD_HEIGHT}px`,
    px: '1.5',
    textAlign: 'start',
    fontWeight: 'semibold',
    color: 'fg.muted',
    bg: 'bg.muted',
    borderBottomWidth: '1px',
    whiteSpace: 'nowrap',
  },
  '& th button': { display: 'inline-flex', alignItems: 'center', gap: '1', cursor: 'pointer', fontWeight: 'inherit' },
  '& th svg': { width: '14px', height: '14px' },
  '& td': {
    height: 'var(--row-height)',
    px: '1.5',
    borderBottomWidth: '1px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    bg: 'bg.panel',
  },
  '& .gap td': { p: 0, border: 0 },
  '& .end': { textAlign: 'end' },
  '& .pick': { textAlign: 'center', px: '0' },
  // Without boxes to tick and actions the text would touch the frame.
  '& tr > :first-of-type:not(.pick)': { ps: '4' },
  '& tr > :last-of-type:not(.acts)': { pe: '4' },
  '& .pick input': { display: 'grid', mx: 'auto', cursor: 'pointer' },
  '& .clip': { display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' },
  '& .number': { fontWeight: 'medium' },
  // What is written from right to left does not turn round what is beside it.
  '& .sub span': { unicodeBidi: 'isolate' },
  '& .given': { fontWeight: 'normal' },
  '& .family': { fontWeight: 'semibold' },
  '& .counted': { display: 'flex', gap: '1.5' },
  '& .counted .clip': { minWidth: 0 },
  '& .calm': { color: 'fg.muted' },
  '& .busy': { color: 'fg.muted', fontStyle: 'italic' },
  '& .link': { cursor: 'pointer', fontWeight: 'medium', _hover: { textDecoration: 'underline', color: 'accent.fg' } },
  '& tr[data-record]': { cursor: 'pointer' },
  '& tr[data-record]:hover td': { bg: 'bg.muted' },
  '& tr[data-new] td': NEW_RECORD_CSS,
  '& tr[aria-selected=true] td': { bg: 'accent.subtle' },
  // Drawn by the cells, because the sticky one would cover a row's outline.
  '& tr[data-record]:focus-visible': { outline: 'none' },
  '& tr[data-record]:focus-visible td': {
    boxShadow: 'inset 0 2px 0 token(colors.focus), inset 0 -2px 0 token(colors.focus)',
  },
  '& .acts': { position: 'sticky', insetEnd: 0, zIndex: 1, borderStartWidth: '1px', px: '1.5', textAlign: 'end' },
  '& th.acts': { zIndex: 3 },
  '& td.acts button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '26px',
    height: '28px',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    verticalAlign: 'middle',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    '&[aria-disabled=true]': { opacity: 0.35, cursor: 'not-allowed' },
    '& svg': { width: '16px', height: '16px' },
    '&.lead': { color: 'accent.fg' },
    '&.aside': { opacity: 0 },
  },
  '& tr:hover, & tr:focus-within': { '& td.acts .aside': { opacity: 1 } },
  // Fingers don't point: there it is in the menu.
  '@media (hover: none)': { '& td.acts .aside': { display: 'none' } },
  // Beside the actions and over the cells before them: a row that failed is as tall as any other.
  '& td.acts': { overflow: 'visible' },
  '& .waiting': { display: 'block', color: 'warning.fg', fontSize: 'xs', lineHeight: '1.1' },
  '& .failure': {
    position: 'absolute',
    insetBlock: 0,
    insetEnd: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    ps: '3',
    pe: '2',
    // As wide as its words: what it is placed by is only as wide as the buttons.
    width: 'max-content',
    maxWidth: 'min(34rem, 60cqw)',
    color: 'danger.fg',
    bg: 'danger.subtle',
    borderStartWidth: '2px',
    borderColor: 'danger.border',
  },
  // Two lines fit a compact row too; the whole of it is in the tooltip.
  '& .failure .why': { whiteSpace: 'normal', fontSize: 'xs', lineHeight: '1.25', maxHeight: '2lh', overflow: 'hidden' },
  '& td.acts .failure button': {
    width: 'auto',
    flex: 'none',
    px: '1.5',
    color: 'inherit',
    fontWeight: 'medium',
    textDecoration: 'underline',
  },
  _print: paper,
}

const PICK = 36
/** What the row's buttons need, one beside the other. */
const actionsWidth = (buttons: number) => Math.max(76, buttons * 26 + 14)
/** The least that a title can be read in. */
const TITLE = 170
const ROOMY = 1600

type Measured<R> = Pick<Records<R>, 'columns' | 'actions'>

/** What the table's style knows by name: the width of the columns that every table has, and the least for all. */
export const tableSizes = <R>({ columns, actions }: Measured<R>): CSSProperties => {
  // One that leads, those beside it, and the menu.
  const acts = actionsWidth(actions.filter(({ aside }) => aside).length + 2)
  const fixedColumns = columns.filter(({ hideBelow }) => hideBelow === undefined)
  const least = fixedColumns.reduce((sum, { width }) => sum + (width ?? TITLE), PICK + acts)
  return { '--pick': `${PICK}px`, '--acts': `${acts}px`, '--least': `${least}px` } as CSSProperties
}

/**
 * How wide the columns are; the title takes what is left. The table measures itself, not the window: as it gets narrower, columns go
 * in the order they say (what they hold is then said under the title), and only then does it scroll sideways. Rules for the table that
 * a selector names: what is measured can't come from a variable.
 */
export const tableWidths = <R>(table: string, { columns }: Measured<R>): string => {
  const widths = columns.flatMap(({ id, width }) =>
    width === undefined ? [] : `${table} .col-${id}{width:${width}px}`,
  )
  const roomy = columns.flatMap(({ id, roomy }) => (roomy === undefined ? [] : `${table} .col-${id}{width:${roomy}px}`))
  const going = columns.filter(({ hideBelow }) => hideBelow).sort((a, b) => (b.hideBelow ?? 0) - (a.hideBelow ?? 0))
  const narrow = going.map(({ id, hideBelow = 0, under }) => {
    const subRules = under
      ? `${table} .sub{display:block}${table} .sub .under-${id}{display:inline}${compact(table)}`
      : ''
    return `@container (max-width:${hideBelow - 1}px){${table} :is(.of-${id},.col-${id}){display:none}${subRules}}`
  })
  return [...widths, `@container (min-width:${ROOMY}px){${roomy.join('')}}`, ...narrow].join('')
}

/** Beside the title where rows are too low for two lines. */
const compact = (table: string) =>
  `[data-density=compact] ${table} :is(.sub,td .link){display:inline}[data-density=compact] ${table} .sub{margin-inline-start:var(--gw-spacing-2)}`
