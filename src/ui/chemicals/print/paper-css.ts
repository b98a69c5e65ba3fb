import type { SystemStyleObject } from '@chakra-ui/react'

/** White in both themes; no border in print. No entry breaks across pages. */
export const paperCss: SystemStyleObject = {
  maxW: '8.5in',
  bg: '#fff',
  color: '#1a1a1a',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'md',
  p: { base: '4', sm: '0.6in' },
  fontSize: '12px',
  lineHeight: '1.4',
  '& header': { borderBottom: '2px solid #1a1a1a', pb: '2', mb: '3' },
  '& h2': { fontSize: '20px', fontWeight: 'semibold', lineHeight: '1.3' },
  '& h3': { fontSize: '14px', fontWeight: 'semibold', mb: '1' },
  '& section': { breakInside: 'avoid', borderBottom: '1px solid #b5b5b5', py: '2.5' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    columnGap: '3',
    rowGap: '1',
    _print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '& .wide': { gridColumn: 'span 2' },
  '& dt': { color: '#595959', fontSize: '10.5px' },
  '& dd': { overflowWrap: 'anywhere' },
  '& .seal': { color: '#595959', fontSize: '9px', fontFamily: 'mono', overflowWrap: 'anywhere', mt: '1' },
  '& footer': { breakInside: 'avoid', pt: '3' },
  '& .signature': { borderTop: '1px solid #1a1a1a', maxW: '20rem', mt: '12', pt: '1' },
  _print: { maxW: 'none', border: 'none', p: '0' },
}
