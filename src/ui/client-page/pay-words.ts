import type { Language } from '@/domain/account/vocabulary'
import { PAY_WORDS, type PayWords } from '@/ui/kit/payment/pay-words'

/** What paying by card says in the languages of the page. */
export const PAY_WORDS_IN: Record<Language, PayWords> = {
  en: PAY_WORDS,
  es: {
    amount: (currency) => `Importe (${currency})`,
    hint: (due) => `Debe ${due}. Puede pagar una parte.`,
    pay: 'Pagar con tarjeta',
    paying: 'Procesando…',
    note: 'El número de la tarjeta va solo al proveedor de pagos.',
    unsure: 'Todavía no sabemos si se cobró su tarjeta. No pague otra vez antes de comprobarlo.',
    check: 'Comprobar de nuevo',
    confirmTitle: 'Confirme este pago',
    confirmText: 'Su banco quiere saber que es usted quien paga.',
    confirm: 'Confirmar',
    refuse: 'Rechazar',
  },
  fr: {
    amount: (currency) => `Montant (${currency})`,
    hint: (due) => `${due} restent à payer. Vous pouvez en payer une partie.`,
    pay: 'Payer par carte',
    paying: 'Traitement…',
    note: 'Le numéro de la carte ne va qu’au prestataire de paiement.',
    unsure: 'Nous ne savons pas encore si votre carte a été débitée. Ne payez pas de nouveau avant d’avoir vérifié.',
    check: 'Vérifier de nouveau',
    confirmTitle: 'Confirmez ce paiement',
    confirmText: 'Votre banque veut savoir que c’est bien vous qui payez.',
    confirm: 'Confirmer',
    refuse: 'Refuser',
  },
}
