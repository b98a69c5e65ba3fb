import type { SystemStyleObject } from '@chakra-ui/react'

/** One style for all cards: they are plain elements. */
export const cardsCss: SystemStyleObject = {
  '& ul': { position: 'relative', listStyle: 'none' },
  '& li': { position: 'absolute', insetInline: 0, top: 0, pb: '2' },
  '& article': { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', p: '3', display: 'grid', gap: '1' },
  '& header': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'xs', color: 'fg.muted' },
  '& header .gw-status': { ms: 'auto' },
  '& .number': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  '& .title': { textAlign: 'start', fontWeight: 'semibold', overflowWrap: 'anywhere', cursor: 'pointer', minH: '24px' },
  '& p': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  '& .failure': { color: 'danger.fg', bg: 'danger.subtle', borderRadius: 'sm', px: '2', py: '1' },
  '& .failure button': { textDecoration: 'underline', fontWeight: 'medium', minH: '24px' },
  '& header button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    my: '-3',
    me: '-3',
    color: 'fg',
    cursor: 'pointer',
  },
  '& header svg': { width: '20px', height: '20px' },
  '& footer': { display: 'flex', gap: '2', mt: '1.5' },
  '& footer button': {
    flex: 1,
    minHeight: '44px',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& footer button:first-of-type': {
    flex: 2,
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderColor: 'accent.solid',
  },
}
