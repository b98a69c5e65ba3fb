import { chakra } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/kit/button'

/** Only the document goes on paper: what leads around it stays behind while it shows. */
const ON_PAPER = `@media print { [role="tablist"], main > :first-child:not(:has(article)) { display: none } }`

/** What is done with an invoice, which no paper shows; on its own page it can be printed. */
export const PrintRow = ({ isPage, children }: { isPage: boolean; children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="start" _print={{ display: 'none' }}>
    {isPage && <style>{ON_PAPER}</style>}
    {children}
    {isPage && (
      <Button variant="outline" onClick={() => window.print()}>
        <Printer size={16} aria-hidden />
        Print
      </Button>
    )}
  </chakra.div>
)
