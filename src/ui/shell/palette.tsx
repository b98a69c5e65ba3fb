import { useEffect, useState } from 'react'
import { toast } from '@/ui/kit/toaster'
import type { CommandPaletteProps } from './command-palette'

type Code = typeof import('./command-palette')

/**
 * The palette, whose code is loaded ahead and not through `lazy`: a fallback would swallow what is typed right after Ctrl+K. A load
 * that failed is tried again when the palette is wanted.
 */
export const Palette = ({ open, ...props }: CommandPaletteProps & { open: boolean }) => {
  const [code, setCode] = useState<Code | null>(null)
  const loaded = code !== null

  useEffect(() => {
    if (loaded) return
    import('./command-palette').then(setCode, () => {
      if (open) toast({ kind: 'error', title: 'The search could not be loaded.' })
    })
  }, [loaded, open])

  return open && code ? <code.CommandPalette {...props} /> : null
}
