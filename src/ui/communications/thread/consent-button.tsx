import { useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import type { ConsentProps } from './consent-dialog'
import { LazyConsentDialog } from './lazy-parts'

export const ConsentButton = (props: ConsentProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Consent…
      </Button>
      {isOpen && <LazyConsentDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}
