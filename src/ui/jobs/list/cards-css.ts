import type { SystemStyleObject } from '@chakra-ui/react'

/** One style for all cards: they are plain elements (DESIGN §8). */
export const cardsCss: SystemStyleObject = {
  maxHeight: 'max(26rem, calc(100dvh - 10rem))',
  overflow: 'auto',
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
  '& footer': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: '1', fontSize: 'sm' },
  '& footer button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '44px',
    minHeight: '40px',
    borderRadius: 'md',
    cursor: 'pointer',
  },
  '& footer .next': { px: '4', bg: 'accent.solid', color: 'accent.contrast', fontWeight: 'medium' },
  '& footer svg': { width: '20px', height: '20px' },
}
