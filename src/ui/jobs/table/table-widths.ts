import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * How wide the columns are; the title takes what is left. The table measures itself, not the window: as it gets narrower first the
 * address and then the customer go under the title (beside it, where rows are compact), then the cost is left to the details, and
 * only then does it scroll sideways.
 */
export const tableWidths: SystemStyleObject = {
  containerType: 'inline-size',
  '& table': { width: '100%', minWidth: '860px', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  '& .col-pick': { width: '36px' },
  '& .col-job_number': { width: '80px' },
  '& .col-status': { width: '106px' },
  '& .col-priority': { width: '72px' },
  '& .col-address': { width: '220px' },
  '& .col-date': { width: '100px' },
  '& .col-time': { width: '152px' },
  '& .col-customer': { width: '140px' },
  '& .col-cost': { width: '92px' },
  '& .col-acts': { width: '144px' },
  '& .sub, & .sub .who': { display: 'none' },
  '& .sub': { fontSize: 'xs', lineHeight: 'snug', color: 'fg.muted' },
  '@container (min-width: 1600px)': {
    '& .col-address': { width: '300px' },
    '& .col-customer': { width: '180px' },
    '& .col-time': { width: '172px' },
  },
  '@container (max-width: 1399px)': {
    '& .of-address, & .col-address': { display: 'none' },
    '& .sub': { display: 'block' },
    '[data-density=compact] &': { '& .sub, & td .link': { display: 'inline' }, '& .sub': { ms: '2' } },
  },
  '@container (max-width: 1099px)': {
    '& .of-customer, & .col-customer': { display: 'none' },
    '& .sub .who': { display: 'inline' },
  },
  '@container (max-width: 939px)': {
    '& .of-cost, & .col-cost': { display: 'none' },
  },
}
