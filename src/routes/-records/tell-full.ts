import { toast } from '@/ui/kit/overlays/toaster'

export const tellFull = () =>
  toast({
    kind: 'error',
    title: 'This browser has no room to keep what you type',
    description: 'Save it before you leave or reload the page.',
  })
