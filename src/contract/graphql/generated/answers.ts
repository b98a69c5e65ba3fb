// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import type { AccountQuery } from './account'
import type { StockMovementsQuery, MoveStockMutation } from './catalog'
import type { ChemicalProductsQuery, ChemicalApplicationsQuery, ChemicalApplicationQuery, ChemicalCheckQuery, RecordChemicalApplicationMutation, CorrectChemicalApplicationMutation, DeleteChemicalApplicationMutation } from './chemicals'
import type { ServicesQuery, ImportClientsMutation, MergeClientsMutation } from './clients'
import type { CrewsQuery, CreateCrewMutation, RenameCrewMutation, DeleteCrewMutation } from './crew'
import type { HistoryQuery, RecordAsOfQuery, ActivityQuery, UsageQuery, UndoMutation, UndoRequestMutation, RequestFactsQuery } from './history'
import type { RepeatJobMutation, CancelFollowingMutation, TellOnTheWayMutation } from './jobs'
import type { ProfileQuery, MeQuery, SessionsQuery, ExportedDataQuery, EditProfileMutation, ChangePasswordMutation, SignOutOthersMutation, DeleteAccountMutation, KeepAccountMutation } from './profile'
import type { PreferencesQuery, BusinessSettingsQuery, LogoQuery, EditPreferencesMutation, EditBusinessSettingsMutation, SetLogoMutation } from './settings'
import type { SavedViewsQuery, CreateSavedViewMutation, EditSavedViewMutation, DeleteSavedViewMutation } from './views'

const account: v.GenericSchema<unknown, AccountQuery> = v.object({ account: v.object({ businessName: v.string(), customerId: v.nullable(v.string()), onboarded: v.boolean(), users: v.pipe(v.number(), v.safeInteger()) }) })

const stockMovements: v.GenericSchema<unknown, StockMovementsQuery> = v.object({ stockMovements: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), product: v.pipe(v.number(), v.safeInteger()), kind: v.picklist(['opening', 'received', 'used', 'corrected']), quantity: v.pipe(v.number(), v.finite()), job: v.nullable(v.pipe(v.number(), v.safeInteger())), reason: v.string(), at: v.string() })) })

const moveStock: v.GenericSchema<unknown, MoveStockMutation> = v.object({ moveStock: v.object({ id: v.pipe(v.number(), v.safeInteger()), product: v.pipe(v.number(), v.safeInteger()), kind: v.picklist(['opening', 'received', 'used', 'corrected']), quantity: v.pipe(v.number(), v.finite()), job: v.nullable(v.pipe(v.number(), v.safeInteger())), reason: v.string(), at: v.string() }) })

const chemicalProducts: v.GenericSchema<unknown, ChemicalProductsQuery> = v.object({ chemicalProducts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), epa_number: v.string(), active_ingredient: v.string(), signal_word: v.picklist(['danger', 'warning', 'caution']), category: v.picklist(['herbicide', 'insecticide', 'fungicide']), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), max_rate: v.nullable(v.object({ amount: v.pipe(v.number(), v.finite()), unit: v.string() })) })) })

const chemicalApplications: v.GenericSchema<unknown, ChemicalApplicationsQuery> = v.object({ chemicalApplications: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), location: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), product_id: v.nullable(v.pipe(v.number(), v.safeInteger())), chemical_name: v.string(), epa_registration_number: v.string(), active_ingredient: v.string(), concentration: v.string(), application_rate: v.string(), above_label: v.boolean(), total_amount_applied: v.nullable(v.pipe(v.number(), v.finite())), amount_unit: v.picklist(['gallons', 'lbs']), area_treated_sqft: v.nullable(v.pipe(v.number(), v.finite())), site_treated: v.string(), application_method: v.picklist(['spray', 'granular', 'injection', 'other']), target_pest_disease: v.string(), weather_conditions: v.string(), temperature_f: v.nullable(v.pipe(v.number(), v.finite())), wind_speed_mph: v.nullable(v.pipe(v.number(), v.finite())), application_date: v.string(), application_time: v.string(), applicator_name: v.string(), applicator_license_number: v.string(), ppe_used: v.array(v.picklist(['gloves', 'eye_protection', 'respirator', 'long_sleeves', 'long_pants', 'boots', 'coveralls'])), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), harvest_interval_days: v.nullable(v.pipe(v.number(), v.safeInteger())), notes: v.string(), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), seal: v.object({ number: v.pipe(v.number(), v.safeInteger()), previous: v.string(), hash: v.string() }) })) })

const chemicalApplication: v.GenericSchema<unknown, ChemicalApplicationQuery> = v.object({ chemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), location: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), product_id: v.nullable(v.pipe(v.number(), v.safeInteger())), chemical_name: v.string(), epa_registration_number: v.string(), active_ingredient: v.string(), concentration: v.string(), application_rate: v.string(), above_label: v.boolean(), total_amount_applied: v.nullable(v.pipe(v.number(), v.finite())), amount_unit: v.picklist(['gallons', 'lbs']), area_treated_sqft: v.nullable(v.pipe(v.number(), v.finite())), site_treated: v.string(), application_method: v.picklist(['spray', 'granular', 'injection', 'other']), target_pest_disease: v.string(), weather_conditions: v.string(), temperature_f: v.nullable(v.pipe(v.number(), v.finite())), wind_speed_mph: v.nullable(v.pipe(v.number(), v.finite())), application_date: v.string(), application_time: v.string(), applicator_name: v.string(), applicator_license_number: v.string(), ppe_used: v.array(v.picklist(['gloves', 'eye_protection', 'respirator', 'long_sleeves', 'long_pants', 'boots', 'coveralls'])), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), harvest_interval_days: v.nullable(v.pipe(v.number(), v.safeInteger())), notes: v.string(), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), seal: v.object({ number: v.pipe(v.number(), v.safeInteger()), previous: v.string(), hash: v.string() }) }) })

const chemicalCheck: v.GenericSchema<unknown, ChemicalCheckQuery> = v.object({ chemicalCheck: v.object({ links: v.pipe(v.number(), v.safeInteger()), altered: v.array(v.pipe(v.number(), v.safeInteger())), missing: v.array(v.pipe(v.number(), v.safeInteger())) }) })

const recordChemicalApplication: v.GenericSchema<unknown, RecordChemicalApplicationMutation> = v.object({ recordChemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const correctChemicalApplication: v.GenericSchema<unknown, CorrectChemicalApplicationMutation> = v.object({ correctChemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const deleteChemicalApplication: v.GenericSchema<unknown, DeleteChemicalApplicationMutation> = v.object({ deleteChemicalApplication: v.pipe(v.number(), v.safeInteger()) })

const services: v.GenericSchema<unknown, ServicesQuery> = v.object({ services: v.array(v.object({ property: v.pipe(v.number(), v.safeInteger()), last: v.nullable(v.string()), next: v.nullable(v.string()) })) })

const importClients: v.GenericSchema<unknown, ImportClientsMutation> = v.object({ importClients: v.object({ added: v.pipe(v.number(), v.safeInteger()), addedId: v.nullable(v.pipe(v.number(), v.safeInteger())), filled: v.pipe(v.number(), v.safeInteger()) }) })

const mergeClients: v.GenericSchema<unknown, MergeClientsMutation> = v.object({ mergeClients: v.object({ properties: v.pipe(v.number(), v.safeInteger()), jobs: v.pipe(v.number(), v.safeInteger()) }) })

const crews: v.GenericSchema<unknown, CrewsQuery> = v.object({ crews: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })) })

const createCrew: v.GenericSchema<unknown, CreateCrewMutation> = v.object({ createCrew: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() }) })

const renameCrew: v.GenericSchema<unknown, RenameCrewMutation> = v.object({ renameCrew: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() }) })

const deleteCrew: v.GenericSchema<unknown, DeleteCrewMutation> = v.object({ deleteCrew: v.pipe(v.number(), v.safeInteger()) })

const history: v.GenericSchema<unknown, HistoryQuery> = v.object({ history: v.object({ facts: v.array(v.object({ position: v.pipe(v.number(), v.safeInteger()), stream: v.string(), type: v.string(), at: v.string(), actorName: v.string(), note: v.nullable(v.string()), subject: v.string(), page: v.nullable(v.string()), undoRefusal: v.nullable(v.string()), undoneWith: v.nullable(v.string()), changes: v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })) })), nextBefore: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const recordAsOf: v.GenericSchema<unknown, RecordAsOfQuery> = v.object({ recordAsOf: v.object({ fact: v.nullable(v.object({ at: v.string(), type: v.string(), actorName: v.string() })), was: v.picklist(['there', 'absent', 'damaged']), is: v.picklist(['there', 'absent', 'damaged']), name: v.string(), fields: v.array(v.object({ field: v.string(), was: v.unknown(), is: v.unknown() })) }) })

const activity: v.GenericSchema<unknown, ActivityQuery> = v.object({ activity: v.object({ facts: v.array(v.object({ position: v.pipe(v.number(), v.safeInteger()), stream: v.string(), type: v.string(), at: v.string(), actorName: v.string(), note: v.nullable(v.string()), subject: v.string(), page: v.nullable(v.string()), undoRefusal: v.nullable(v.string()), undoneWith: v.nullable(v.string()), changes: v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })), followedBy: v.nullable(v.string()) })), nextBefore: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const usage: v.GenericSchema<unknown, UsageQuery> = v.object({ usage: v.object({ clients: v.pipe(v.number(), v.safeInteger()), servicesThisMonth: v.pipe(v.number(), v.safeInteger()) }) })

const undo: v.GenericSchema<unknown, UndoMutation> = v.object({ undo: v.object({ undone: v.array(v.pipe(v.number(), v.safeInteger())), positions: v.array(v.pipe(v.number(), v.safeInteger())) }) })

const undoRequest: v.GenericSchema<unknown, UndoRequestMutation> = v.object({ undoRequest: v.pipe(v.number(), v.safeInteger()) })

const requestFacts: v.GenericSchema<unknown, RequestFactsQuery> = v.object({ requestFacts: v.array(v.pipe(v.number(), v.safeInteger())) })

const repeatJob: v.GenericSchema<unknown, RepeatJobMutation> = v.object({ repeatJob: v.pipe(v.number(), v.safeInteger()) })

const cancelFollowing: v.GenericSchema<unknown, CancelFollowingMutation> = v.object({ cancelFollowing: v.pipe(v.number(), v.safeInteger()) })

const tellOnTheWay: v.GenericSchema<unknown, TellOnTheWayMutation> = v.object({ tellOnTheWay: v.string() })

const profile: v.GenericSchema<unknown, ProfileQuery> = v.object({ profile: v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.string(), business_name: v.string(), business_type: v.string(), trade: v.string() }) })

const me: v.GenericSchema<unknown, MeQuery> = v.object({ me: v.object({ first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.nullable(v.string()), business_timezone: v.nullable(v.string()), date_format: v.nullable(v.string()), deletion_at: v.nullable(v.pipe(v.number(), v.finite())), business_deletion_at: v.nullable(v.pipe(v.number(), v.finite())) }) })

const sessions: v.GenericSchema<unknown, SessionsQuery> = v.object({ sessions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), at: v.string(), current: v.boolean() })) })

const exportedData: v.GenericSchema<unknown, ExportedDataQuery> = v.object({ exportedData: v.string() })

const editProfile: v.GenericSchema<unknown, EditProfileMutation> = v.object({ editProfile: v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.string(), business_name: v.string(), business_type: v.string(), trade: v.string() }) })

const changePassword: v.GenericSchema<unknown, ChangePasswordMutation> = v.object({ changePassword: v.pipe(v.number(), v.safeInteger()) })

const signOutOthers: v.GenericSchema<unknown, SignOutOthersMutation> = v.object({ signOutOthers: v.pipe(v.number(), v.safeInteger()) })

const deleteAccount: v.GenericSchema<unknown, DeleteAccountMutation> = v.object({ deleteAccount: v.string() })

const keepAccount: v.GenericSchema<unknown, KeepAccountMutation> = v.object({ keepAccount: v.boolean() })

const preferences: v.GenericSchema<unknown, PreferencesQuery> = v.object({ preferences: v.object({ id: v.pipe(v.number(), v.safeInteger()), notifications: v.object({ email: v.boolean(), sms: v.boolean(), push: v.boolean(), marketingEmails: v.boolean() }), privacy: v.object({ profilePublic: v.boolean(), showOnlineStatus: v.boolean(), allowDataCollection: v.boolean() }), language: v.string(), timezone: v.string(), date_format: v.string(), currency: v.string() }) })

const businessSettings: v.GenericSchema<unknown, BusinessSettingsQuery> = v.object({ businessSettings: v.object({ id: v.pipe(v.number(), v.safeInteger()), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), operating_hours: v.unknown(), job_prefix: v.string(), job_next: v.pipe(v.number(), v.safeInteger()), tax_rate: v.pipe(v.number(), v.safeInteger()) }) })

const logo: v.GenericSchema<unknown, LogoQuery> = v.object({ logo: v.nullable(v.string()) })

const editPreferences: v.GenericSchema<unknown, EditPreferencesMutation> = v.object({ editPreferences: v.object({ id: v.pipe(v.number(), v.safeInteger()), notifications: v.object({ email: v.boolean(), sms: v.boolean(), push: v.boolean(), marketingEmails: v.boolean() }), privacy: v.object({ profilePublic: v.boolean(), showOnlineStatus: v.boolean(), allowDataCollection: v.boolean() }), language: v.string(), timezone: v.string(), date_format: v.string(), currency: v.string() }) })

const editBusinessSettings: v.GenericSchema<unknown, EditBusinessSettingsMutation> = v.object({ editBusinessSettings: v.object({ id: v.pipe(v.number(), v.safeInteger()), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), operating_hours: v.unknown(), job_prefix: v.string(), job_next: v.pipe(v.number(), v.safeInteger()), tax_rate: v.pipe(v.number(), v.safeInteger()) }) })

const setLogo: v.GenericSchema<unknown, SetLogoMutation> = v.object({ setLogo: v.nullable(v.string()) })

const savedViews: v.GenericSchema<unknown, SavedViewsQuery> = v.object({ savedViews: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() })) })

const createSavedView: v.GenericSchema<unknown, CreateSavedViewMutation> = v.object({ createSavedView: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() }) })

const editSavedView: v.GenericSchema<unknown, EditSavedViewMutation> = v.object({ editSavedView: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() }) })

const deleteSavedView: v.GenericSchema<unknown, DeleteSavedViewMutation> = v.object({ deleteSavedView: v.pipe(v.number(), v.safeInteger()) })

/** How the answer to each operation is read, by its name. */
export const answerSchemas: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['Account', account],
  ['StockMovements', stockMovements],
  ['MoveStock', moveStock],
  ['ChemicalProducts', chemicalProducts],
  ['ChemicalApplications', chemicalApplications],
  ['ChemicalApplication', chemicalApplication],
  ['ChemicalCheck', chemicalCheck],
  ['RecordChemicalApplication', recordChemicalApplication],
  ['CorrectChemicalApplication', correctChemicalApplication],
  ['DeleteChemicalApplication', deleteChemicalApplication],
  ['Services', services],
  ['ImportClients', importClients],
  ['MergeClients', mergeClients],
  ['Crews', crews],
  ['CreateCrew', createCrew],
  ['RenameCrew', renameCrew],
  ['DeleteCrew', deleteCrew],
  ['History', history],
  ['RecordAsOf', recordAsOf],
  ['Activity', activity],
  ['Usage', usage],
  ['Undo', undo],
  ['UndoRequest', undoRequest],
  ['RequestFacts', requestFacts],
  ['RepeatJob', repeatJob],
  ['CancelFollowing', cancelFollowing],
  ['TellOnTheWay', tellOnTheWay],
  ['Profile', profile],
  ['Me', me],
  ['Sessions', sessions],
  ['ExportedData', exportedData],
  ['EditProfile', editProfile],
  ['ChangePassword', changePassword],
  ['SignOutOthers', signOutOthers],
  ['DeleteAccount', deleteAccount],
  ['KeepAccount', keepAccount],
  ['Preferences', preferences],
  ['BusinessSettings', businessSettings],
  ['Logo', logo],
  ['EditPreferences', editPreferences],
  ['EditBusinessSettings', editBusinessSettings],
  ['SetLogo', setLogo],
  ['SavedViews', savedViews],
  ['CreateSavedView', createSavedView],
  ['EditSavedView', editSavedView],
  ['DeleteSavedView', deleteSavedView],
])
