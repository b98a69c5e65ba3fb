import { useState } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { ConsentProps } from './consent-dialog'

const LazyConsentDialog = lazyPart({
  name: 'The dialog',
  load: () => import('./consent-dialog').then(({ ConsentDialog }) => ConsentDialog),
  isOverlay: true,
})

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
