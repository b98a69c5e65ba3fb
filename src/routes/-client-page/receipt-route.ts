import * as v from 'valibot'
import type { Language } from '@/domain/account/vocabulary'
import { chosenLanguage, word } from '../-address/search'

type Lang = { lang?: Language | undefined }

export const receiptRoute = {
  validateSearch: v.object({ payment_intent: word, lang: chosenLanguage }),
  loaderDeps: ({ search: { lang } }: { search: Lang }) => ({ lang }),
}
