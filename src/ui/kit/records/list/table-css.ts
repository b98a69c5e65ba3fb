import type { SystemStyleObject } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import type { Records } from '../actions/definition'

/** Highlights a new record; fades, or stays for the time with reduced motion. */
export const NEW_RECORD_CSS: SystemStyleObject = {
  '--new-ground': 'colors.accent.subtle',
  animation: 'new-record 5s ease-in',
  _motionReduce: { animation: 'none', bg: 'accent.subtle' },
}

/** Print: all rows at page width, the header on each page, no controls. */
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

/** In px. */
export const HEAD_HEIGHT = 36

/** One stylesheet for the whole table, because rows are plain elements. */
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
  // Without checkboxes and actions the text would touch the frame.
  '& tr > :first-of-type:not(.pick)': { ps: '4' },
  '& tr > :last-of-type:not(.acts)': { pe: '4' },
  '& .pick input': { display: 'grid', mx: 'auto', cursor: 'pointer' },
  '& .clip': { display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' },
  '& .number': { fontWeight: 'medium' },
  // Right-to-left text must not reorder its neighbors.
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
  // Drawn by the cells, because the sticky cell would cover a row's outline.
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
  // Touch has no hover; there the action is in the menu.
  '@media (hover: none)': { '& td.acts .aside': { display: 'none' } },
  // Beside the actions, above the preceding cells: a failed row keeps its height.
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
    // As wide as its text: the positioning parent is only as wide as the buttons.
    width: 'max-content',
    maxWidth: 'min(34rem, 60cqw)',
    color: 'danger.fg',
    bg: 'danger.subtle',
    borderStartWidth: '2px',
    borderColor: 'danger.border',
  },
  // Two lines also fit a compact row; the tooltip has the full text.
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
const actionsWidth = (buttons: number) => Math.max(76, buttons * 26 + 14)
/** The smallest readable width of a title. */
const TITLE = 170
const ROOMY = 1600

type Measured<R> = Pick<Records<R>, 'columns' | 'actions'>

export const tableSizes = <R>({ columns, actions }: Measured<R>): CSSProperties => {
  const acts = actionsWidth(actions.filter(({ aside }) => aside).length + 2)
  const fixedColumns = columns.filter(({ hideBelow }) => hideBelow === undefined)
  const least = fixedColumns.reduce((sum, { width }) => sum + (width ?? TITLE), PICK + acts)
  return { '--pick': `${PICK}px`, '--acts': `${acts}px`, '--least': `${least}px` } as CSSProperties
}

/**
 * Column widths; the title takes the rest. The table responds to its own width, not the window's: as it narrows, columns hide in their
 * order (their content moves below the title), and only then does it scroll. Generated for a selector, because container queries can't use
 * variables.
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

/** Beside the title if rows are too low for two lines. */
const compact = (table: string) =>
  `[data-density=compact] ${table} :is(.sub,td .link){display:inline}[data-density=compact] ${table} .sub{margin-inline-start:var(--gw-spacing-2)}`
