import type { Language } from '@/domain/account/vocabulary'

export type Say = (text: string) => string

const WORDS: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = {
  es: {
    'Card details': 'Datos de la tarjeta',
    'Card number': 'Número de tarjeta',
    'Expiry date': 'Fecha de vencimiento',
    'Security code': 'Código de seguridad',
    'Name on card': 'Nombre en la tarjeta',
    'ZIP code': 'Código postal',
    'MM/YY': 'MM/AA',
    'Test cards': 'Tarjetas de prueba',
    Succeeds: 'Se acepta',
    'Succeeds (Mastercard)': 'Se acepta (Mastercard)',
    'Is declined': 'Se rechaza',
    'Wants a confirmation': 'Pide una confirmación',
    'Fails at the next payment': 'Falla en el próximo pago',
    'Card number is required': 'Escriba el número de la tarjeta',
    'Your card number is invalid': 'El número de la tarjeta no es válido',
    'Expiry date is required': 'Escriba la fecha de vencimiento',
    'Use a date like 11/28': 'Use una fecha como 11/28',
    'Your card has expired': 'Su tarjeta ha vencido',
    'Security code is required': 'Escriba el código de seguridad',
    'The security code has 3 digits': 'El código de seguridad tiene 3 dígitos',
    'The security code has 4 digits': 'El código de seguridad tiene 4 dígitos',
    'Name on card is required': 'Escriba el nombre que figura en la tarjeta',
    'ZIP code is required': 'Escriba el código postal',
  },
  fr: {
    'Card details': 'Données de la carte',
    'Card number': 'Numéro de carte',
    'Expiry date': 'Date d’expiration',
    'Security code': 'Code de sécurité',
    'Name on card': 'Nom sur la carte',
    'ZIP code': 'Code postal',
    'MM/YY': 'MM/AA',
    'Test cards': 'Cartes de test',
    Succeeds: 'Acceptée',
    'Succeeds (Mastercard)': 'Acceptée (Mastercard)',
    'Is declined': 'Refusée',
    'Wants a confirmation': 'Demande une confirmation',
    'Fails at the next payment': 'Échoue au prochain paiement',
    'Card number is required': 'Indiquez le numéro de la carte',
    'Your card number is invalid': 'Le numéro de la carte n’est pas valide',
    'Expiry date is required': 'Indiquez la date d’expiration',
    'Use a date like 11/28': 'Indiquez une date comme 11/28',
    'Your card has expired': 'Votre carte a expiré',
    'Security code is required': 'Indiquez le code de sécurité',
    'The security code has 3 digits': 'Le code de sécurité a 3 chiffres',
    'The security code has 4 digits': 'Le code de sécurité a 4 chiffres',
    'Name on card is required': 'Indiquez le nom qui figure sur la carte',
    'ZIP code is required': 'Indiquez le code postal',
  },
}

/** */
export const sayIn =
  (language: Language): Say =>
  (text) =>
    language === 'en' ? text : (WORDS[language][text] ?? text)
