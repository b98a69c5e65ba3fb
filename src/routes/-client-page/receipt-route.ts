import * as v from 'valibot'
import type { Language } from '@/domain/account/vocabulary'
import { chosenLanguage, word } from '../-address/search'

type Lang = { lang?: Language | undefined }

/** What the two addresses of a receipt have in common: the payment's own id, and the language. */
export const receiptRoute = {
  validateSearch: v.object({ payment_intent: word, lang: chosenLanguage }),
  loaderDeps: ({ search: { lang } }: { search: Lang }) => ({ lang }),
}
