import { useEffect } from 'react'
import type { Language } from '@/domain/account/vocabulary'

export const useSpokenLanguage = (language: Language): void => {
  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = before
    }
  }, [language])
}
