import { chakra } from '@chakra-ui/react'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { pagesOf } from './rules/invoice-text'
import type { InvoicesProps } from './types'

type Props = Pick<InvoicesProps, 'pageNumber' | 'isTurning' | 'onPage'> & { total: number }

export const InvoicePages = ({ pageNumber, total, isTurning, onPage }: Props) => {
  const pages = pagesOf(total)
  if (pages === 1) return null
  return (
    <chakra.nav aria-label="Pages of invoices" display="flex" alignItems="center" justifyContent="flex-end" gap="3">
      <ActionButton
        size="sm"
        variant="outline"
        disabledReason={pageNumber === 1 ? 'This is the first page.' : null}
        loading={isTurning}
        loadingLabel="Previous"
        onClick={() => onPage(pageNumber - 1)}
      >
        Previous
      </ActionButton>
      <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
        Page {pageNumber} of {pages}
      </chakra.span>
      <ActionButton
        size="sm"
        variant="outline"
        disabledReason={pageNumber >= pages ? 'This is the last page.' : null}
        loading={isTurning}
        loadingLabel="Next"
        onClick={() => onPage(pageNumber + 1)}
      >
        Next
      </ActionButton>
    </chakra.nav>
  )
}
