import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tryPartsAgain } from '@/ui/kit/lazy-part'

/**
 * Takes it as another try when someone asks for the address they are at: a dialog that it opens, and whose code did not come, is not there for
 * them, and the button for it changes nothing else. So is anything else that loads the page again, such as another login.
 */
export const useAnotherTry = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
        if (!hrefChanged) tryPartsAgain()
      }),
    [router],
  )
}
