import { useEffect } from 'react'
import type { Language } from '@/domain/account/vocabulary'

/** Says in the document which language a page is in, as long as the page is shown. */
export const useSpokenLanguage = (language: Language): void => {
  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = before
    }
  }, [language])
}
