import { useState } from 'react'
import type { Language } from '@/domain/account/vocabulary'
import { loadedSpeech, loadSpeech, type Speech } from '@/ui/client-page/words/speech'

/** A language's words; those at hand until they are loaded, and where they can't be. */
export const speechOf = (language: Language, atHand: Speech): Speech => loadedSpeech(language) ?? atHand

/** Choosing a language: its words load first, so that the page stays unchanged where that fails. */
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
