import { useState } from 'react'
import type { Language } from '@/domain/account/vocabulary'
import { loadedSpeech, loadSpeech, type Speech } from '@/ui/client-page/words/speech'

export const speechOf = (language: Language, atHand: Speech): Speech => loadedSpeech(language) ?? atHand

/** Loads a language before switching, so that a failure leaves the page unchanged. */
export const useLanguages = (choose: (language: Language) => Promise<void>) => {
  const [languageFailed, setLanguageFailed] = useState(false)
  const speak = async (next: Language) => {
    const isLoaded = await loadSpeech(next).then(
      () => true,
      () => false,
    )
    setLanguageFailed(!isLoaded)
    if (isLoaded) await choose(next)
  }
  return { languageFailed, onLanguage: (next: Language) => void speak(next) }
}
