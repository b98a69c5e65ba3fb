import * as v from 'valibot'
import type { Language } from '@/domain/account/vocabulary'
import { LOCALES } from '@/domain/documents/writing'
import { amountIn } from '@/domain/money/amount-in'
import { centsFromDollars } from '@/domain/money/money'
import { PAY_CODES, type PayCode } from '@/domain/payment/pay-code'
import { type Failure, failureCode } from '@/domain/record/failure'
import { PAY_WORDS, type PayWords } from '@/ui/shared/payment/pay-words'

type Failures = Record<PayCode, string> & {
  amount: string
}
type Amounts = { missing: string; currency: string; number: string; positive: string; decimals: string }

const SPANISH: Failures = {
  card_declined: 'Su tarjeta fue rechazada.',
  expired_card: 'Su tarjeta ha vencido.',
  payment_intent_authentication_failure: 'No se confirmó la tarjeta. Inténtelo de nuevo o use otra tarjeta.',
  form_gone: 'Los datos de su tarjeta no se enviaron. Escríbalos de nuevo.',
  connection_lost: 'No se cobró nada en su tarjeta: se perdió la conexión. Inténtelo de nuevo.',
  begun_elsewhere: 'Este pago se empezó de nuevo en otra página. No se cobró nada.',
  nothing_to_confirm: 'No hay nada que confirmar. No se cobró nada.',
  cards_not_taken: 'Esta empresa todavía no acepta pagos con tarjeta.',
  above_due: 'Solo quedan $1 por pagar de esta factura. No se cobró nada.',
  invoice_draft: 'Esta factura todavía no se puede pagar. No se cobró nada.',
  invoice_cancelled: 'Esta factura está anulada. No se cobró nada.',
  invoice_paid: 'Esta factura ya está pagada. No se cobró nada.',
  not_begun: 'No se pudo iniciar el pago',
  payment_failed: 'El pago no se pudo hacer',
  unknown: 'Ocurrió un error inesperado',
  offline: 'No hay conexión a internet.',
  unreachable: 'No hay conexión. Inténtelo de nuevo.',
  server_trouble: 'El servidor tiene problemas. Inténtelo de nuevo.',
  amount: 'Este importe no se puede pagar. Actualice la página y mire cuánto debe.',
}

const FRENCH: Failures = {
  card_declined: 'Votre carte a été refusée.',
  expired_card: 'Votre carte a expiré.',
  payment_intent_authentication_failure: 'La carte n’a pas été confirmée. Réessayez ou utilisez une autre carte.',
  form_gone: 'Les données de votre carte n’ont pas été envoyées. Saisissez-les de nouveau.',
  connection_lost: 'Votre carte n’a pas été débitée : la connexion a été perdue. Réessayez.',
  begun_elsewhere: 'Ce paiement a été recommencé sur une autre page. Rien n’a été débité.',
  nothing_to_confirm: 'Il n’y a rien à confirmer. Rien n’a été débité.',
  cards_not_taken: 'Cette entreprise n’accepte pas encore les paiements par carte.',
  above_due: 'Il ne reste que $1 à payer. Rien n’a été débité.',
  invoice_draft: 'Cette facture ne peut pas encore être payée. Rien n’a été débité.',
  invoice_cancelled: 'Cette facture est annulée. Rien n’a été débité.',
  invoice_paid: 'Cette facture est déjà payée. Rien n’a été débité.',
  not_begun: 'Le paiement n’a pas pu commencer',
  payment_failed: 'Le paiement a échoué',
  unknown: 'Une erreur inattendue est survenue',
  offline: 'Vous êtes hors ligne.',
  unreachable: 'Pas de connexion. Réessayez.',
  server_trouble: 'Le serveur a un problème. Réessayez.',
  amount: 'Ce montant ne peut pas être payé. Actualisez la page et regardez ce qui est dû.',
}

const byStatus = ({ status }: Failure): keyof Failures | null => {
  if (status === 0) return 'unreachable'
  if (status === 422) return 'amount'
  return status >= 500 ? 'server_trouble' : null
}

const due = v.looseObject({ due: v.number() })

const saying =
  (failures: Failures, locale: string): PayWords['say'] =>
  (failure, currency) => {
    const code = PAY_CODES.find((each) => each === failureCode(failure)) ?? byStatus(failure)
    if (code === null) return failure.message
    const { details } = failure
    return v.is(due, details)
      ? failures[code].replace('$1', () => amountIn(centsFromDollars(details.due), currency, locale))
      : failures[code]
  }

const sayingAmount =
  ({ missing, currency, number, positive, decimals }: Amounts, upTo: (most: string) => string): PayWords['sayAmount'] =>
  ({ type, message }, most) => {
    switch (type) {
      case 'non_empty':
        return missing
      case 'regex':
        return currency
      case 'number':
      case 'raw_check':
        return number
      case 'min_value':
        return positive
      case 'check':
        return decimals
      case 'max_value':
        return upTo(most)
      default:
        return message
    }
  }

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
    confirmOf: (amount, invoice) => `Se cobrarán ${amount} en la tarjeta por ${invoice}.`,
    confirm: 'Confirmar',
    refuse: 'Rechazar',
    failed: 'No se pudo iniciar el pago',
    say: saying(SPANISH, LOCALES.es),
    sayAmount: sayingAmount(
      {
        missing: 'Escriba el importe',
        currency: 'Use un importe en la moneda de la factura',
        number: 'Use un número como 24.50',
        positive: 'Use un importe mayor que 0',
        decimals: 'Use dos decimales como máximo',
      },
      (most) => `Use ${most} o menos`,
    ),
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
    confirmOf: (amount, invoice) => `La carte sera débitée de ${amount} pour ${invoice}.`,
    confirm: 'Confirmer',
    refuse: 'Refuser',
    failed: 'Le paiement n’a pas pu commencer',
    say: saying(FRENCH, LOCALES.fr),
    sayAmount: sayingAmount(
      {
        missing: 'Indiquez le montant',
        currency: 'Indiquez un montant dans la devise de la facture',
        number: 'Indiquez un nombre comme 24,50',
        positive: 'Indiquez un montant supérieur à 0',
        decimals: 'Indiquez deux décimales au plus',
      },
      (most) => `Indiquez ${most} ou moins`,
    ),
  },
}
