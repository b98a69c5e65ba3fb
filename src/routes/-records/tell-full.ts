import { toast } from '@/ui/kit/overlays/toaster'

/** Says that what is typed does not outlive the page. */
export const tellFull = () =>
  toast({
    kind: 'error',
    title: 'This browser has no room to keep what you type',
    description: 'Save it before you leave or reload the page.',
  })
