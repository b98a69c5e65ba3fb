import type { Language } from '@/domain/account/vocabulary'
import { LOCALES } from '@/domain/documents/writing'
import { PAY_WORDS, type PayWords } from '@/ui/kit/payment/pay-words'

type Said = readonly (readonly [RegExp, string])[]

/** What can go wrong, by what it reads like in English; `$1` is what stood in its first group. */
const SPANISH: Said = [
  [/^Your card was declined\.$/, 'Su tarjeta fue rechazada.'],
  [/^Your card has expired\.$/, 'Su tarjeta ha vencido.'],
  [/^The card was not confirmed\..*/, 'No se confirmó la tarjeta. Inténtelo de nuevo o use otra tarjeta.'],
  [/^Your card’s details were not sent\..*/, 'Los datos de su tarjeta no se enviaron. Escríbalos de nuevo.'],
  [/^Your card was not charged: .*/, 'No se cobró nada en su tarjeta: se perdió la conexión. Inténtelo de nuevo.'],
  [/^The server could not be reached\..*/, 'No hay conexión. Inténtelo de nuevo.'],
  [/^The server is having trouble\..*/, 'El servidor tiene problemas. Inténtelo de nuevo.'],
  [/^Failed to initialize payment$/, 'No se pudo iniciar el pago'],
  [/^Payment failed$/, 'El pago no se pudo hacer'],
  [/^An unexpected error occurred$/, 'Ocurrió un error inesperado'],
  [/^You are offline\.$/, 'No hay conexión a internet.'],
  [/^This payment was begun again elsewhere\..*/, 'Este pago se empezó de nuevo en otra página. No se cobró nada.'],
  [/^Nothing waits to be confirmed\..*/, 'No hay nada que confirmar. No se cobró nada.'],
  [/^This business can’t take card payments yet\..*/, 'Esta empresa todavía no acepta pagos con tarjeta.'],
  [/^This invoice is a draft\..*/, 'Esta factura todavía no se puede pagar. No se cobró nada.'],
  [/^This invoice is paid\..*/, 'Esta factura ya está pagada. No se cobró nada.'],
  [/^This invoice is void\..*/, 'Esta factura está anulada. No se cobró nada.'],
  [/^Only (\S+) is still due of this invoice\..*/, 'Solo quedan $1 por pagar de esta factura. No se cobró nada.'],
  [/^Amount is required$/, 'Escriba el importe'],
  [/^Use a number like .*/, 'Use un número como 24.50'],
  [/^Use an amount of .*/, 'Use un importe mayor que 0'],
  [/^Use at most two decimals$/, 'Use dos decimales como máximo'],
  [/^Use (\S+) or less: that is what is due$/, 'Use $1 o menos: es lo que se debe'],
  [/^Use (\S+) or less$/, 'Use $1 o menos'],
]

const FRENCH: Said = [
  [/^Your card was declined\.$/, 'Votre carte a été refusée.'],
  [/^Your card has expired\.$/, 'Votre carte a expiré.'],
  [/^The card was not confirmed\..*/, 'La carte n’a pas été confirmée. Réessayez ou utilisez une autre carte.'],
  [
    /^Your card’s details were not sent\..*/,
    'Les données de votre carte n’ont pas été envoyées. Saisissez-les de nouveau.',
  ],
  [/^Your card was not charged: .*/, 'Votre carte n’a pas été débitée : la connexion a été perdue. Réessayez.'],
  [/^The server could not be reached\..*/, 'Pas de connexion. Réessayez.'],
  [/^The server is having trouble\..*/, 'Le serveur a un problème. Réessayez.'],
  [/^Failed to initialize payment$/, 'Le paiement n’a pas pu commencer'],
  [/^Payment failed$/, 'Le paiement a échoué'],
  [/^An unexpected error occurred$/, 'Une erreur inattendue est survenue'],
  [/^You are offline\.$/, 'Vous êtes hors ligne.'],
  [
    /^This payment was begun again elsewhere\..*/,
    'Ce paiement a été recommencé sur une autre page. Rien n’a été débité.',
  ],
  [/^Nothing waits to be confirmed\..*/, 'Il n’y a rien à confirmer. Rien n’a été débité.'],
  [/^This business can’t take card payments yet\..*/, 'Cette entreprise n’accepte pas encore les paiements par carte.'],
  [/^This invoice is a draft\..*/, 'Cette facture ne peut pas encore être payée. Rien n’a été débité.'],
  [/^This invoice is paid\..*/, 'Cette facture est déjà payée. Rien n’a été débité.'],
  [/^This invoice is void\..*/, 'Cette facture est annulée. Rien n’a été débité.'],
  [/^Only (\S+) is still due of this invoice\..*/, 'Il ne reste que $1 à payer. Rien n’a été débité.'],
  [/^Amount is required$/, 'Indiquez le montant'],
  [/^Use a number like .*/, 'Indiquez un nombre comme 24.50'],
  [/^Use an amount of .*/, 'Indiquez un montant supérieur à 0'],
  [/^Use at most two decimals$/, 'Indiquez deux décimales au plus'],
  [/^Use (\S+) or less: that is what is due$/, 'Indiquez $1 ou moins : c’est ce qui est dû'],
  [/^Use (\S+) or less$/, 'Indiquez $1 ou moins'],
]

const saying = (said: Said) => (message: string) => {
  const known = said.find(([pattern]) => pattern.test(message))
  return known ? message.replace(...known) : message
}

/** What paying by card says in the languages of the page. */
export const PAY_WORDS_IN: Record<Language, PayWords> = {
  en: PAY_WORDS,
  es: {
    locale: LOCALES.es,
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
    failed: 'No se pudo iniciar el pago',
    say: saying(SPANISH),
  },
  fr: {
    locale: LOCALES.fr,
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
    failed: 'Le paiement n’a pas pu commencer',
    say: saying(FRENCH),
  },
}
