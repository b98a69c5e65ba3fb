import type { Currency, Language } from '../account/vocabulary'
import { amountIn } from '../amount-in'
import { wordLabel } from '../client/vocabulary'
import type { Day } from '../day'
import { methodLabel, type PaymentMethod } from '../invoice/vocabulary'
import type { Cents } from '../money'

/** The words of documents for clients. */
const EN = {
  Estimate: 'Estimate',
  Invoice: 'Invoice',
  'Void invoice': 'Void invoice',
  Receipt: 'Receipt',
  'Prepared for': 'Prepared for',
  Property: 'Property',
  'Bill to': 'Bill to',
  'Received from': 'Received from',
  Date: 'Date',
  'Valid until': 'Valid until',
  Due: 'Due',
  Terms: 'Terms',
  Method: 'Method',
  Reference: 'Reference',
  Done: 'Done',
  Item: 'Item',
  Quantity: 'Quantity',
  'Unit price': 'Unit price',
  Total: 'Total',
  Subtotal: 'Subtotal',
  Tax: 'Tax',
  Discount: 'Discount',
  Paid: 'Paid',
  Credited: 'Credited',
  'Amount due': 'Amount due',
  'Amount paid': 'Amount paid',
  'Payment of': 'Payment of',
  'Terms and conditions': 'Terms and conditions',
  'Why it is void': 'Why it is void',
  Notes: 'Notes',
  'Approved by': 'Approved by',
  'Signed by typing their name': 'Signed by typing their name',
  Page: 'Page',
  'Invoiced before': 'Invoiced before',
  Deposit: 'Deposit',
  Options: 'Options',
  recommended: 'recommended',
  chosen: 'chosen',
  'not chosen': 'not chosen',
  'the package': 'the package',
  'What the total counts': 'What the total counts',
  'The total counts': 'The total counts',
  'The total counts none of the options.': 'The total counts none of the options.',
  'Tell us what you choose, and we work out yours.': 'Tell us what you choose, and we work out yours.',
  of: 'of',
} as const

export type DocumentWords = Readonly<Record<keyof typeof EN, string>>

const ES: DocumentWords = {
  Estimate: 'Presupuesto',
  Invoice: 'Factura',
  'Void invoice': 'Factura anulada',
  Receipt: 'Recibo',
  'Prepared for': 'Preparado para',
  Property: 'Propiedad',
  'Bill to': 'Facturar a',
  'Received from': 'Recibido de',
  Date: 'Fecha',
  'Valid until': 'Válido hasta',
  Due: 'Vencimiento',
  Terms: 'Condiciones de pago',
  Method: 'Forma de pago',
  Reference: 'Referencia',
  Done: 'Realizado el',
  Item: 'Concepto',
  Quantity: 'Cantidad',
  'Unit price': 'Precio unitario',
  Total: 'Total',
  Subtotal: 'Subtotal',
  Tax: 'Impuestos',
  Discount: 'Descuento',
  Paid: 'Pagado',
  Credited: 'Abonado',
  'Amount due': 'Importe pendiente',
  'Amount paid': 'Importe pagado',
  'Payment of': 'Pago de',
  'Terms and conditions': 'Términos y condiciones',
  'Why it is void': 'Motivo de la anulación',
  Notes: 'Notas',
  'Approved by': 'Aprobado por',
  'Signed by typing their name': 'Firmado escribiendo su nombre',
  Page: 'Página',
  'Invoiced before': 'Facturado antes',
  Deposit: 'Anticipo',
  Options: 'Opciones',
  recommended: 'recomendado',
  chosen: 'elegido',
  'not chosen': 'no elegido',
  'the package': 'el paquete',
  'What the total counts': 'Qué incluye el total',
  'The total counts': 'El total incluye',
  'The total counts none of the options.': 'El total no incluye ninguna opción.',
  'Tell us what you choose, and we work out yours.': 'Díganos qué elige y calculamos el suyo.',
  of: 'de',
}

const FR: DocumentWords = {
  Estimate: 'Devis',
  Invoice: 'Facture',
  'Void invoice': 'Facture annulée',
  Receipt: 'Reçu',
  'Prepared for': 'Préparé pour',
  Property: 'Propriété',
  'Bill to': 'Facturé à',
  'Received from': 'Reçu de',
  Date: 'Date',
  'Valid until': 'Valable jusqu’au',
  Due: 'Échéance',
  Terms: 'Conditions de paiement',
  Method: 'Mode de paiement',
  Reference: 'Référence',
  Done: 'Fait le',
  Item: 'Désignation',
  Quantity: 'Quantité',
  'Unit price': 'Prix unitaire',
  Total: 'Total',
  Subtotal: 'Sous-total',
  Tax: 'Taxes',
  Discount: 'Remise',
  Paid: 'Payé',
  Credited: 'Crédité',
  'Amount due': 'Montant à payer',
  'Amount paid': 'Montant payé',
  'Payment of': 'Paiement de',
  'Terms and conditions': 'Conditions générales',
  'Why it is void': 'Motif de l’annulation',
  Notes: 'Remarques',
  'Approved by': 'Approuvé par',
  'Signed by typing their name': 'Signé en tapant son nom',
  Page: 'Page',
  'Invoiced before': 'Facturé auparavant',
  Deposit: 'Acompte',
  Options: 'Options',
  recommended: 'recommandé',
  chosen: 'choisi',
  'not chosen': 'non choisi',
  'the package': 'le forfait',
  'What the total counts': 'Ce que comprend le total',
  'The total counts': 'Le total comprend',
  'The total counts none of the options.': 'Le total ne comprend aucune option.',
  'Tell us what you choose, and we work out yours.': 'Dites-nous ce que vous choisissez et nous calculerons le vôtre.',
  of: 'sur',
}

/** How a document is written: in whose words, amounts, days and numbers. What the business typed stays as it is. */
export type Writing = {
  words: DocumentWords
  amount(cents: Cents, currency: Currency): string
  day(day: Day): string
  number(value: number): string
  /** `a, b and c` */
  list(texts: readonly string[]): string
  /** `Due on receipt`, `Net 30` */
  terms(terms: string): string
  method(method: PaymentMethod): string
}

/** What heads the lines of a document, in its words. */
export const columnsIn = (words: DocumentWords) =>
  [words.Item, words.Quantity, words['Unit price'], words.Total] as const

/** The languages as Intl knows them where the businesses are: amounts in dollars read as people there write them. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US', fr: 'fr-CA' }

/** The words of documents, by language. */
export const WORDS: Record<Language, DocumentWords> = { en: EN, es: ES, fr: FR }

const TERMS: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = {
  es: { due_on_receipt: 'Al recibir la factura', net_15: 'A 15 días', net_30: 'A 30 días', prepaid: 'Por adelantado' },
  fr: { due_on_receipt: 'À réception', net_15: 'À 15 jours', net_30: 'À 30 jours', prepaid: 'Payé d’avance' },
}

const METHODS: Record<Exclude<Language, 'en'>, Record<PaymentMethod, string>> = {
  es: { credit_card: 'Tarjeta', ach: 'Transferencia (ACH)', check: 'Cheque', cash: 'Efectivo', other: 'Otra' },
  fr: { credit_card: 'Carte', ach: 'Virement (ACH)', check: 'Chèque', cash: 'Espèces', other: 'Autre' },
}

/** A document as a client reads it, in one of the three languages. */
export const writingIn = (language: Language): Writing => {
  const locale = LOCALES[language]
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(locale)
  const lists = new Intl.ListFormat(locale)
  return {
    words: WORDS[language],
    amount: (cents, currency) => amountIn(cents, currency, locale),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    number: (value) => numbers.format(value),
    list: (texts) => lists.format(texts),
    terms: (terms) => (language === 'en' ? undefined : TERMS[language][terms]) ?? wordLabel(terms),
    method: (method) => (language === 'en' ? methodLabel(method) : METHODS[language][method]),
  }
}
