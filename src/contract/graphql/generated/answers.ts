// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import type { AccountQuery, ConfirmCheckoutMutation } from './account'
import type { ClientStatementQuery, JournalQuery } from './books'
import type { StockMovementsQuery, MoveStockMutation } from './catalog'
import type { ChemicalProductsQuery, ChemicalApplicationsQuery, ChemicalApplicationQuery, ChemicalCheckQuery, RecordChemicalApplicationMutation, CorrectChemicalApplicationMutation, DeleteChemicalApplicationMutation, AddChemicalProductMutation, EditChemicalProductMutation, DeleteChemicalProductMutation } from './chemicals'
import type { ClientPageQuery, OpenQuestionsQuery, AnswerClientQuestionMutation, RenewClientPageMutation, WithdrawClientPageMutation } from './client-page'
import type { ServicesQuery, ImportClientsMutation, MergeClientsMutation } from './clients'
import type { CrewsQuery, CreateCrewMutation, RenameCrewMutation, DeleteCrewMutation } from './crew'
import type { DocumentHeadQuery } from './documents'
import type { PredictiveQuery, AddEquipmentMutation, EditEquipmentMutation, DeleteEquipmentMutation, RecordEquipmentServiceMutation, ReportEquipmentFaultMutation, ScheduleEquipmentServiceMutation, AcceptEquipmentRecommendationMutation, SetEquipmentMonitoringMutation, EquipmentPlacesQuery } from './equipment'
import type { EstimatesQuery, EstimateQuery, CreateEstimateMutation, EditEstimateMutation, DeleteEstimateMutation, SendEstimateMutation, AnswerEstimateMutation, ReviseEstimateMutation, ConvertEstimateMutation } from './estimates'
import type { HistoryQuery, RecordAsOfQuery, ActivityQuery, UsageQuery, UndoMutation, UndoRequestMutation, RequestFactsQuery } from './history'
import type { InvoicesQuery, InvoiceQuery, JobInvoiceQuery, BillableWorkQuery, CreateInvoiceMutation, InvoiceWorkMutation, EditInvoiceMutation, SendInvoiceMutation, RemindInvoiceMutation, RecordInvoicePaymentMutation, GiveBackInvoicePaymentMutation, CreditInvoiceMutation, ApplyCreditMutation, VoidInvoiceMutation } from './invoices'
import type { RepeatJobMutation, CancelFollowingMutation, TellOnTheWayMutation } from './jobs'
import type { MapPlacesQuery } from './map'
import type { PayoutsQuery, PayoutOptionsQuery, AddPayoutAccountMutation } from './payouts'
import type { SendJobPhotoMutation, SendJobSignatureMutation, AddJobPhotosMutation, RemoveJobPhotoMutation, JobPhotoQuery, JobSignatureQuery } from './photos'
import type { PlanTemplatesQuery, PlanAccountQuery, CreatePlanTemplateMutation, EditPlanTemplateMutation, DeletePlanTemplateMutation, EditServicePlanMutation, ChangePlanStatusMutation, CatchUpPlansMutation, SettlePlanChargeMutation } from './plans'
import type { ProfileQuery, MeQuery, SessionsQuery, ExportedDataQuery, EditProfileMutation, ChangePasswordMutation, SignOutOthersMutation, EndSessionMutation, DeleteAccountMutation, KeepAccountMutation } from './profile'
import type { ProposeScheduleQuery, TakeProposalMutation } from './schedules'
import type { PreferencesQuery, BusinessSettingsQuery, LogoQuery, EditPreferencesMutation, EditBusinessSettingsMutation, SetLogoMutation } from './settings'
import type { ErrorReportsQuery, DeleteErrorReportsMutation } from './tracking'
import type { SavedViewsQuery, CreateSavedViewMutation, EditSavedViewMutation, DeleteSavedViewMutation } from './views'

const account: v.GenericSchema<unknown, AccountQuery> = v.object({ account: v.object({ businessName: v.string(), paper: v.picklist(['letter', 'a4']), customerId: v.nullable(v.string()), onboarded: v.boolean(), users: v.pipe(v.number(), v.safeInteger()) }) })

const confirmCheckout: v.GenericSchema<unknown, ConfirmCheckoutMutation> = v.object({ confirmCheckout: v.object({ status: v.string(), planName: v.string(), trialEnd: v.nullable(v.pipe(v.number(), v.finite())), hasCard: v.boolean(), hasClients: v.boolean(), hasJobs: v.boolean() }) })

const clientStatement: v.GenericSchema<unknown, ClientStatementQuery> = v.object({ clientStatement: v.object({ client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), client_lines: v.array(v.string()), from: v.string(), to: v.string(), accounts: v.array(v.object({ currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']), opening: v.pipe(v.number(), v.finite()), lines: v.array(v.object({ kind: v.picklist(['opening', 'invoice', 'payment', 'refund', 'payout', 'credit_note', 'credit_applied', 'void']), day: v.string(), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), document: v.string(), method: v.nullable(v.picklist(['credit_card', 'ach', 'check', 'cash', 'other'])), reason: v.nullable(v.picklist(['overpayment_refund', 'service_credit', 'cancellation_refund', 'damage_compensation', 'loyalty_reward', 'referral_bonus', 'promotional_credit', 'other'])), reference: v.string(), text: v.string(), moved: v.pipe(v.number(), v.finite()), amount: v.pipe(v.number(), v.finite()), balance: v.pipe(v.number(), v.finite()) })), closing: v.pipe(v.number(), v.finite()) })) }) })

const journal: v.GenericSchema<unknown, JournalQuery> = v.object({ journal: v.array(v.object({ day: v.string(), account: v.picklist(['receivable', 'revenue', 'tax', 'discounts', 'credits', 'bank', 'card_clearing', 'cash', 'payout_fees', 'goodwill', 'opening']), debit: v.pipe(v.number(), v.finite()), credit: v.pipe(v.number(), v.finite()), document: v.string(), client_name: v.string(), memo: v.string(), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']) })) })

const stockMovements: v.GenericSchema<unknown, StockMovementsQuery> = v.object({ stockMovements: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), product: v.pipe(v.number(), v.safeInteger()), kind: v.picklist(['opening', 'received', 'used', 'corrected']), quantity: v.pipe(v.number(), v.finite()), job: v.nullable(v.pipe(v.number(), v.safeInteger())), reason: v.string(), at: v.string() })) })

const moveStock: v.GenericSchema<unknown, MoveStockMutation> = v.object({ moveStock: v.object({ id: v.pipe(v.number(), v.safeInteger()), product: v.pipe(v.number(), v.safeInteger()), kind: v.picklist(['opening', 'received', 'used', 'corrected']), quantity: v.pipe(v.number(), v.finite()), job: v.nullable(v.pipe(v.number(), v.safeInteger())), reason: v.string(), at: v.string() }) })

const chemicalProducts: v.GenericSchema<unknown, ChemicalProductsQuery> = v.object({ chemicalProducts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), epa_number: v.string(), active_ingredient: v.string(), signal_word: v.picklist(['danger', 'warning', 'caution']), category: v.picklist(['herbicide', 'insecticide', 'fungicide']), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), max_rate: v.nullable(v.object({ amount: v.pipe(v.number(), v.finite()), unit: v.string() })) })) })

const chemicalApplications: v.GenericSchema<unknown, ChemicalApplicationsQuery> = v.object({ chemicalApplications: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), location: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), product_id: v.nullable(v.pipe(v.number(), v.safeInteger())), chemical_name: v.string(), epa_registration_number: v.string(), active_ingredient: v.string(), concentration: v.string(), application_rate: v.string(), above_label: v.boolean(), total_amount_applied: v.nullable(v.pipe(v.number(), v.finite())), amount_unit: v.picklist(['gallons', 'lbs']), area_treated_sqft: v.nullable(v.pipe(v.number(), v.finite())), site_treated: v.string(), application_method: v.picklist(['spray', 'granular', 'injection', 'other']), target_pest_disease: v.string(), weather_conditions: v.string(), temperature_f: v.nullable(v.pipe(v.number(), v.finite())), wind_speed_mph: v.nullable(v.pipe(v.number(), v.finite())), application_date: v.string(), application_time: v.string(), applicator_name: v.string(), applicator_license_number: v.string(), ppe_used: v.array(v.picklist(['gloves', 'eye_protection', 'respirator', 'long_sleeves', 'long_pants', 'boots', 'coveralls'])), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), harvest_interval_days: v.nullable(v.pipe(v.number(), v.safeInteger())), notes: v.string(), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), seal: v.object({ number: v.pipe(v.number(), v.safeInteger()), previous: v.string(), hash: v.string() }) })) })

const chemicalApplication: v.GenericSchema<unknown, ChemicalApplicationQuery> = v.object({ chemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), location: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), product_id: v.nullable(v.pipe(v.number(), v.safeInteger())), chemical_name: v.string(), epa_registration_number: v.string(), active_ingredient: v.string(), concentration: v.string(), application_rate: v.string(), above_label: v.boolean(), total_amount_applied: v.nullable(v.pipe(v.number(), v.finite())), amount_unit: v.picklist(['gallons', 'lbs']), area_treated_sqft: v.nullable(v.pipe(v.number(), v.finite())), site_treated: v.string(), application_method: v.picklist(['spray', 'granular', 'injection', 'other']), target_pest_disease: v.string(), weather_conditions: v.string(), temperature_f: v.nullable(v.pipe(v.number(), v.finite())), wind_speed_mph: v.nullable(v.pipe(v.number(), v.finite())), application_date: v.string(), application_time: v.string(), applicator_name: v.string(), applicator_license_number: v.string(), ppe_used: v.array(v.picklist(['gloves', 'eye_protection', 'respirator', 'long_sleeves', 'long_pants', 'boots', 'coveralls'])), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), harvest_interval_days: v.nullable(v.pipe(v.number(), v.safeInteger())), notes: v.string(), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), seal: v.object({ number: v.pipe(v.number(), v.safeInteger()), previous: v.string(), hash: v.string() }) }) })

const chemicalCheck: v.GenericSchema<unknown, ChemicalCheckQuery> = v.object({ chemicalCheck: v.object({ links: v.pipe(v.number(), v.safeInteger()), altered: v.array(v.pipe(v.number(), v.safeInteger())), missing: v.array(v.pipe(v.number(), v.safeInteger())) }) })

const recordChemicalApplication: v.GenericSchema<unknown, RecordChemicalApplicationMutation> = v.object({ recordChemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const correctChemicalApplication: v.GenericSchema<unknown, CorrectChemicalApplicationMutation> = v.object({ correctChemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const deleteChemicalApplication: v.GenericSchema<unknown, DeleteChemicalApplicationMutation> = v.object({ deleteChemicalApplication: v.pipe(v.number(), v.safeInteger()) })

const addChemicalProduct: v.GenericSchema<unknown, AddChemicalProductMutation> = v.object({ addChemicalProduct: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const editChemicalProduct: v.GenericSchema<unknown, EditChemicalProductMutation> = v.object({ editChemicalProduct: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const deleteChemicalProduct: v.GenericSchema<unknown, DeleteChemicalProductMutation> = v.object({ deleteChemicalProduct: v.pipe(v.number(), v.safeInteger()) })

const clientPage: v.GenericSchema<unknown, ClientPageQuery> = v.object({ clientPage: v.object({ id: v.pipe(v.number(), v.safeInteger()), state: v.picklist(['none', 'running', 'withdrawn', 'expired']), path: v.nullable(v.string()), expires_at: v.nullable(v.string()), last_seen_at: v.nullable(v.string()), questions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), about: v.nullable(v.string()), text: v.string(), asked_at: v.string(), answer: v.string(), answered_at: v.nullable(v.string()), answered_by_name: v.string() })) }) })

const openQuestions: v.GenericSchema<unknown, OpenQuestionsQuery> = v.object({ openQuestions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string() })) })

const answerClientQuestion: v.GenericSchema<unknown, AnswerClientQuestionMutation> = v.object({ answerClientQuestion: v.object({ id: v.pipe(v.number(), v.safeInteger()), state: v.picklist(['none', 'running', 'withdrawn', 'expired']), path: v.nullable(v.string()), expires_at: v.nullable(v.string()), last_seen_at: v.nullable(v.string()), questions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), about: v.nullable(v.string()), text: v.string(), asked_at: v.string(), answer: v.string(), answered_at: v.nullable(v.string()), answered_by_name: v.string() })) }) })

const renewClientPage: v.GenericSchema<unknown, RenewClientPageMutation> = v.object({ renewClientPage: v.object({ id: v.pipe(v.number(), v.safeInteger()), state: v.picklist(['none', 'running', 'withdrawn', 'expired']), path: v.nullable(v.string()), expires_at: v.nullable(v.string()), last_seen_at: v.nullable(v.string()), questions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), about: v.nullable(v.string()), text: v.string(), asked_at: v.string(), answer: v.string(), answered_at: v.nullable(v.string()), answered_by_name: v.string() })) }) })

const withdrawClientPage: v.GenericSchema<unknown, WithdrawClientPageMutation> = v.object({ withdrawClientPage: v.object({ id: v.pipe(v.number(), v.safeInteger()), state: v.picklist(['none', 'running', 'withdrawn', 'expired']), path: v.nullable(v.string()), expires_at: v.nullable(v.string()), last_seen_at: v.nullable(v.string()), questions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), about: v.nullable(v.string()), text: v.string(), asked_at: v.string(), answer: v.string(), answered_at: v.nullable(v.string()), answered_by_name: v.string() })) }) })

const services: v.GenericSchema<unknown, ServicesQuery> = v.object({ services: v.array(v.object({ property: v.pipe(v.number(), v.safeInteger()), last: v.nullable(v.string()), next: v.nullable(v.string()) })) })

const importClients: v.GenericSchema<unknown, ImportClientsMutation> = v.object({ importClients: v.object({ added: v.pipe(v.number(), v.safeInteger()), addedId: v.nullable(v.pipe(v.number(), v.safeInteger())), filled: v.pipe(v.number(), v.safeInteger()) }) })

const mergeClients: v.GenericSchema<unknown, MergeClientsMutation> = v.object({ mergeClients: v.object({ properties: v.pipe(v.number(), v.safeInteger()), jobs: v.pipe(v.number(), v.safeInteger()) }) })

const crews: v.GenericSchema<unknown, CrewsQuery> = v.object({ crews: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })) })

const createCrew: v.GenericSchema<unknown, CreateCrewMutation> = v.object({ createCrew: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() }) })

const renameCrew: v.GenericSchema<unknown, RenameCrewMutation> = v.object({ renameCrew: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() }) })

const deleteCrew: v.GenericSchema<unknown, DeleteCrewMutation> = v.object({ deleteCrew: v.pipe(v.number(), v.safeInteger()) })

const documentHead: v.GenericSchema<unknown, DocumentHeadQuery> = v.object({ documentHead: v.object({ business_name: v.string(), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), currency: v.string(), tax_rate: v.pipe(v.number(), v.finite()), logo: v.nullable(v.string()), paper: v.picklist(['letter', 'a4']), language: v.string() }) })

const predictive: v.GenericSchema<unknown, PredictiveQuery> = v.object({ equipment: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), type: v.picklist(['HVAC', 'Plumbing', 'Electrical']), location: v.string(), healthScore: v.pipe(v.number(), v.finite()), status: v.picklist(['excellent', 'good', 'fair', 'poor', 'critical']), parts: v.array(v.object({ kind: v.picklist(['age', 'service', 'use', 'faults']), text: v.string(), effect: v.pipe(v.number(), v.finite()) })), lastService: v.nullable(v.string()), nextService: v.string(), property_id: v.pipe(v.number(), v.safeInteger()), address: v.string(), client: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })), installed_on: v.string(), expected_life_years: v.pipe(v.number(), v.safeInteger()), service_interval_days: v.pipe(v.number(), v.safeInteger()), service_interval_hours: v.nullable(v.pipe(v.number(), v.safeInteger())), hours_per_week: v.pipe(v.number(), v.finite()), service_cost: v.pipe(v.number(), v.finite()), repair_cost: v.pipe(v.number(), v.finite()), notes: v.string(), services: v.array(v.object({ id: v.nullable(v.pipe(v.number(), v.safeInteger())), done_on: v.string(), notes: v.string(), job: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), job_number: v.string() })) })), faults: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), occurred_on: v.string(), description: v.string(), serviced: v.boolean() })), plan: v.nullable(v.object({ job_id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), day: v.string(), accepted: v.boolean() })) })), predictiveAlerts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), equipmentName: v.string(), alertType: v.picklist(['open_fault', 'failure_risk', 'service_due', 'end_of_life']), severity: v.picklist(['low', 'medium', 'high', 'critical']), predictedFailureDate: v.string(), confidence: v.pipe(v.number(), v.finite()), confidenceReason: v.string(), description: v.string(), estimatedCost: v.pipe(v.number(), v.finite()), preventionCost: v.pipe(v.number(), v.finite()), savings: v.pipe(v.number(), v.finite()) })), equipmentRecommendations: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), equipmentName: v.string(), serviceType: v.picklist(['repair', 'service', 'tune_up', 'replacement_review']), urgency: v.pipe(v.number(), v.finite()), recommendedDate: v.string(), estimatedCost: v.pipe(v.number(), v.finite()), benefits: v.array(v.string()), description: v.string() })), equipmentMonitoring: v.object({ health_below: v.pipe(v.number(), v.finite()), due_within_days: v.pipe(v.number(), v.safeInteger()) }) })

const addEquipment: v.GenericSchema<unknown, AddEquipmentMutation> = v.object({ addEquipment: v.pipe(v.number(), v.safeInteger()) })

const editEquipment: v.GenericSchema<unknown, EditEquipmentMutation> = v.object({ editEquipment: v.pipe(v.number(), v.safeInteger()) })

const deleteEquipment: v.GenericSchema<unknown, DeleteEquipmentMutation> = v.object({ deleteEquipment: v.pipe(v.number(), v.safeInteger()) })

const recordEquipmentService: v.GenericSchema<unknown, RecordEquipmentServiceMutation> = v.object({ recordEquipmentService: v.pipe(v.number(), v.safeInteger()) })

const reportEquipmentFault: v.GenericSchema<unknown, ReportEquipmentFaultMutation> = v.object({ reportEquipmentFault: v.pipe(v.number(), v.safeInteger()) })

const scheduleEquipmentService: v.GenericSchema<unknown, ScheduleEquipmentServiceMutation> = v.object({ scheduleEquipmentService: v.pipe(v.number(), v.safeInteger()) })

const acceptEquipmentRecommendation: v.GenericSchema<unknown, AcceptEquipmentRecommendationMutation> = v.object({ acceptEquipmentRecommendation: v.pipe(v.number(), v.safeInteger()) })

const setEquipmentMonitoring: v.GenericSchema<unknown, SetEquipmentMonitoringMutation> = v.object({ setEquipmentMonitoring: v.object({ health_below: v.pipe(v.number(), v.finite()), due_within_days: v.pipe(v.number(), v.safeInteger()) }) })

const equipmentPlaces: v.GenericSchema<unknown, EquipmentPlacesQuery> = v.object({ equipmentPlaces: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), property_id: v.pipe(v.number(), v.safeInteger()), job_ids: v.array(v.pipe(v.number(), v.safeInteger())) })) })

const estimates: v.GenericSchema<unknown, EstimatesQuery> = v.object({ estimates: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_number: v.string(), revision: v.pipe(v.number(), v.safeInteger()), revises_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())), client_id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), title: v.string(), description: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), line_items: v.array(v.object({ id: v.pipe(v.number(), v.finite()), service_category: v.string(), service_name: v.string(), description: v.string(), quantity: v.pipe(v.number(), v.finite()), unit: v.string(), unit_price: v.pipe(v.number(), v.finite()), total_price: v.pipe(v.number(), v.finite()), labor_hours: v.nullable(v.pipe(v.number(), v.finite())), material_cost: v.pipe(v.number(), v.finite()), equipment_cost: v.pipe(v.number(), v.finite()), markup_percentage: v.pipe(v.number(), v.finite()), selection: v.picklist(['included', 'optional', 'preselected']), package_id: v.nullable(v.pipe(v.number(), v.finite())) })), subtotal: v.pipe(v.number(), v.finite()), tax_rate: v.pipe(v.number(), v.finite()), tax_amount: v.pipe(v.number(), v.finite()), discount_amount: v.pipe(v.number(), v.finite()), total_amount: v.pipe(v.number(), v.finite()), packages: v.array(v.object({ id: v.pipe(v.number(), v.finite()), name: v.string(), description: v.string() })), recommended_package_id: v.nullable(v.pipe(v.number(), v.finite())), deposit_kind: v.picklist(['none', 'fixed', 'percent']), deposit_amount: v.pipe(v.number(), v.finite()), deposit_rate: v.pipe(v.number(), v.finite()), deposit_due: v.pipe(v.number(), v.finite()), currency: v.string(), valid_until: v.string(), terms_and_conditions: v.string(), notes: v.string(), attachments: v.array(v.string()), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), sent_at: v.nullable(v.string()), answered_by: v.string(), answered_via: v.nullable(v.picklist(['phone', 'in_person', 'email', 'client_page'])), answered_at: v.nullable(v.string()), rejection_reason: v.string(), choice: v.nullable(v.object({ package_id: v.nullable(v.pipe(v.number(), v.finite())), line_ids: v.array(v.pipe(v.number(), v.finite())) })), signature: v.nullable(v.object({ kind: v.picklist(['drawn', 'typed']), strokes: v.array(v.array(v.pipe(v.number(), v.safeInteger()))) })), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), job_number: v.nullable(v.string()), invoices: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), is_deposit: v.boolean(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()) })), amount_billed: v.pipe(v.number(), v.finite()), amount_to_bill: v.pipe(v.number(), v.finite()), client: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string() })), property: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), property_name: v.string(), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string() })) })) })

const estimate: v.GenericSchema<unknown, EstimateQuery> = v.object({ estimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_number: v.string(), revision: v.pipe(v.number(), v.safeInteger()), revises_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())), client_id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), title: v.string(), description: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), line_items: v.array(v.object({ id: v.pipe(v.number(), v.finite()), service_category: v.string(), service_name: v.string(), description: v.string(), quantity: v.pipe(v.number(), v.finite()), unit: v.string(), unit_price: v.pipe(v.number(), v.finite()), total_price: v.pipe(v.number(), v.finite()), labor_hours: v.nullable(v.pipe(v.number(), v.finite())), material_cost: v.pipe(v.number(), v.finite()), equipment_cost: v.pipe(v.number(), v.finite()), markup_percentage: v.pipe(v.number(), v.finite()), selection: v.picklist(['included', 'optional', 'preselected']), package_id: v.nullable(v.pipe(v.number(), v.finite())) })), subtotal: v.pipe(v.number(), v.finite()), tax_rate: v.pipe(v.number(), v.finite()), tax_amount: v.pipe(v.number(), v.finite()), discount_amount: v.pipe(v.number(), v.finite()), total_amount: v.pipe(v.number(), v.finite()), packages: v.array(v.object({ id: v.pipe(v.number(), v.finite()), name: v.string(), description: v.string() })), recommended_package_id: v.nullable(v.pipe(v.number(), v.finite())), deposit_kind: v.picklist(['none', 'fixed', 'percent']), deposit_amount: v.pipe(v.number(), v.finite()), deposit_rate: v.pipe(v.number(), v.finite()), deposit_due: v.pipe(v.number(), v.finite()), currency: v.string(), valid_until: v.string(), terms_and_conditions: v.string(), notes: v.string(), attachments: v.array(v.string()), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), sent_at: v.nullable(v.string()), answered_by: v.string(), answered_via: v.nullable(v.picklist(['phone', 'in_person', 'email', 'client_page'])), answered_at: v.nullable(v.string()), rejection_reason: v.string(), choice: v.nullable(v.object({ package_id: v.nullable(v.pipe(v.number(), v.finite())), line_ids: v.array(v.pipe(v.number(), v.finite())) })), signature: v.nullable(v.object({ kind: v.picklist(['drawn', 'typed']), strokes: v.array(v.array(v.pipe(v.number(), v.safeInteger()))) })), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), job_number: v.nullable(v.string()), invoices: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), is_deposit: v.boolean(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()) })), amount_billed: v.pipe(v.number(), v.finite()), amount_to_bill: v.pipe(v.number(), v.finite()), client: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string() })), property: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), property_name: v.string(), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string() })) }) })

const createEstimate: v.GenericSchema<unknown, CreateEstimateMutation> = v.object({ createEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const editEstimate: v.GenericSchema<unknown, EditEstimateMutation> = v.object({ editEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const deleteEstimate: v.GenericSchema<unknown, DeleteEstimateMutation> = v.object({ deleteEstimate: v.pipe(v.number(), v.safeInteger()) })

const sendEstimate: v.GenericSchema<unknown, SendEstimateMutation> = v.object({ sendEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const answerEstimate: v.GenericSchema<unknown, AnswerEstimateMutation> = v.object({ answerEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const reviseEstimate: v.GenericSchema<unknown, ReviseEstimateMutation> = v.object({ reviseEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const convertEstimate: v.GenericSchema<unknown, ConvertEstimateMutation> = v.object({ convertEstimate: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'approved', 'rejected', 'expired']), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), revised_by_id: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const history: v.GenericSchema<unknown, HistoryQuery> = v.object({ history: v.object({ facts: v.array(v.object({ position: v.pipe(v.number(), v.safeInteger()), stream: v.string(), type: v.string(), at: v.string(), actorName: v.string(), isOwn: v.boolean(), note: v.nullable(v.string()), subject: v.string(), page: v.nullable(v.string()), undoRefusal: v.nullable(v.string()), undoneWith: v.nullable(v.string()), changes: v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })) })), nextBefore: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const recordAsOf: v.GenericSchema<unknown, RecordAsOfQuery> = v.object({ recordAsOf: v.object({ fact: v.nullable(v.object({ at: v.string(), type: v.string(), actorName: v.string() })), was: v.picklist(['there', 'absent', 'damaged']), is: v.picklist(['there', 'absent', 'damaged']), name: v.string(), fields: v.array(v.object({ field: v.string(), was: v.unknown(), is: v.unknown() })) }) })

const activity: v.GenericSchema<unknown, ActivityQuery> = v.object({ activity: v.object({ facts: v.array(v.object({ position: v.pipe(v.number(), v.safeInteger()), stream: v.string(), type: v.string(), at: v.string(), actorName: v.string(), isOwn: v.boolean(), note: v.nullable(v.string()), subject: v.string(), page: v.nullable(v.string()), undoRefusal: v.nullable(v.string()), undoneWith: v.nullable(v.string()), changes: v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })), followedBy: v.nullable(v.string()) })), nextBefore: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const usage: v.GenericSchema<unknown, UsageQuery> = v.object({ usage: v.object({ clients: v.pipe(v.number(), v.safeInteger()), servicesThisMonth: v.pipe(v.number(), v.safeInteger()) }) })

const undo: v.GenericSchema<unknown, UndoMutation> = v.object({ undo: v.object({ undone: v.array(v.pipe(v.number(), v.safeInteger())), positions: v.array(v.pipe(v.number(), v.safeInteger())) }) })

const undoRequest: v.GenericSchema<unknown, UndoRequestMutation> = v.object({ undoRequest: v.pipe(v.number(), v.safeInteger()) })

const requestFacts: v.GenericSchema<unknown, RequestFactsQuery> = v.object({ requestFacts: v.array(v.pipe(v.number(), v.safeInteger())) })

const invoices: v.GenericSchema<unknown, InvoicesQuery> = v.object({ invoices: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), client_email: v.string(), invoice_date: v.string(), due_date: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), subtotal: v.pipe(v.number(), v.finite()), tax_amount: v.pipe(v.number(), v.finite()), discount_amount: v.pipe(v.number(), v.finite()), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']), notes: v.string(), payment_history: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), payment_date: v.string(), refunds: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), refund_date: v.string() })) })), credit_available: v.pipe(v.number(), v.finite()), paid_at: v.nullable(v.string()), reminded_at: v.nullable(v.string()) })) })

const invoice: v.GenericSchema<unknown, InvoiceQuery> = v.object({ invoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), client_email: v.string(), property_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_date: v.string(), due_date: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), line_items: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), service_category: v.string(), service_name: v.string(), description: v.string(), quantity: v.pipe(v.number(), v.finite()), unit: v.string(), unit_price: v.pipe(v.number(), v.finite()), total_price: v.pipe(v.number(), v.finite()), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), date_performed: v.nullable(v.string()), charge_id: v.nullable(v.pipe(v.number(), v.safeInteger())), plan_id: v.nullable(v.pipe(v.number(), v.safeInteger())) })), subtotal: v.pipe(v.number(), v.finite()), tax_rate: v.pipe(v.number(), v.finite()), tax_amount: v.pipe(v.number(), v.finite()), discount_amount: v.pipe(v.number(), v.finite()), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()), estimate_id: v.nullable(v.pipe(v.number(), v.safeInteger())), estimate_number: v.nullable(v.string()), is_deposit: v.boolean(), billed_before: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']), payment_terms: v.picklist(['due_on_receipt', 'net_15', 'net_30', 'prepaid']), notes: v.string(), payment_history: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), payment_method: v.picklist(['credit_card', 'ach', 'check', 'cash', 'other']), payment_date: v.string(), transaction_id: v.string(), notes: v.string(), processed_by: v.pipe(v.number(), v.safeInteger()), processed_by_name: v.string(), payment_id: v.nullable(v.pipe(v.number(), v.safeInteger())), payment_intent_id: v.string(), card_brand: v.string(), card_last4: v.string(), refunds: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), reason: v.string(), refund_date: v.string(), transaction_id: v.string() })), created_at: v.string() })), credit_notes: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_id: v.pipe(v.number(), v.safeInteger()), credit_number: v.string(), credit_date: v.string(), amount: v.pipe(v.number(), v.finite()), reason: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), created_at: v.string() })), moved_credit: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), amount: v.pipe(v.number(), v.finite()), applied_date: v.string(), invoice_id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string() })), credit_left: v.pipe(v.number(), v.finite()), credit_available: v.pipe(v.number(), v.finite()), created_at: v.string(), sent_at: v.nullable(v.string()), paid_at: v.nullable(v.string()), reminded_at: v.nullable(v.string()), void_reason: v.string(), created_by: v.pipe(v.number(), v.safeInteger()) }) })

const jobInvoice: v.GenericSchema<unknown, JobInvoiceQuery> = v.object({ jobInvoice: v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), invoice_number: v.string(), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']) })) })

const billableWork: v.GenericSchema<unknown, BillableWorkQuery> = v.object({ billableWork: v.object({ jobs: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), title: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), property_id: v.nullable(v.pipe(v.number(), v.safeInteger())), scheduled_date: v.string(), amount: v.pipe(v.number(), v.finite()) })), charges: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), plan_id: v.pipe(v.number(), v.safeInteger()), plan_name: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), due_date: v.string(), amount: v.pipe(v.number(), v.finite()) })), estimates: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), estimate_number: v.string(), title: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), amount: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']) })), tax_rate: v.pipe(v.number(), v.finite()), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']) }) })

const createInvoice: v.GenericSchema<unknown, CreateInvoiceMutation> = v.object({ createInvoice: v.pipe(v.number(), v.safeInteger()) })

const invoiceWork: v.GenericSchema<unknown, InvoiceWorkMutation> = v.object({ invoiceWork: v.array(v.pipe(v.number(), v.safeInteger())) })

const editInvoice: v.GenericSchema<unknown, EditInvoiceMutation> = v.object({ editInvoice: v.pipe(v.number(), v.safeInteger()) })

const sendInvoice: v.GenericSchema<unknown, SendInvoiceMutation> = v.object({ sendInvoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) })

const remindInvoice: v.GenericSchema<unknown, RemindInvoiceMutation> = v.object({ remindInvoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) })

const recordInvoicePayment: v.GenericSchema<unknown, RecordInvoicePaymentMutation> = v.object({ recordInvoicePayment: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) })

const giveBackInvoicePayment: v.GenericSchema<unknown, GiveBackInvoicePaymentMutation> = v.object({ giveBackInvoicePayment: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) })

const creditInvoice: v.GenericSchema<unknown, CreditInvoiceMutation> = v.object({ creditInvoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) })

const applyCredit: v.GenericSchema<unknown, ApplyCreditMutation> = v.object({ applyCredit: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) })

const voidInvoice: v.GenericSchema<unknown, VoidInvoiceMutation> = v.object({ voidInvoice: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['draft', 'sent', 'viewed', 'partial', 'overdue', 'paid', 'cancelled']), total_amount: v.pipe(v.number(), v.finite()), amount_paid: v.pipe(v.number(), v.finite()), amount_credited: v.pipe(v.number(), v.finite()), amount_applied: v.pipe(v.number(), v.finite()), amount_due: v.pipe(v.number(), v.finite()) }) })

const repeatJob: v.GenericSchema<unknown, RepeatJobMutation> = v.object({ repeatJob: v.pipe(v.number(), v.safeInteger()) })

const cancelFollowing: v.GenericSchema<unknown, CancelFollowingMutation> = v.object({ cancelFollowing: v.pipe(v.number(), v.safeInteger()) })

const tellOnTheWay: v.GenericSchema<unknown, TellOnTheWayMutation> = v.object({ tellOnTheWay: v.string() })

const mapPlaces: v.GenericSchema<unknown, MapPlacesQuery> = v.object({ mapPlaces: v.array(v.object({ id: v.nullable(v.pipe(v.number(), v.safeInteger())), property_name: v.string(), client_name: v.string(), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), latitude: v.nullable(v.pipe(v.number(), v.finite())), longitude: v.nullable(v.pipe(v.number(), v.finite())), upcoming_jobs: v.pipe(v.number(), v.safeInteger()), total_jobs: v.pipe(v.number(), v.safeInteger()), last_service_date: v.nullable(v.string()), next_service_date: v.nullable(v.string()), jobs: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), job_title: v.string(), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), scheduled_date: v.string(), scheduled_start_time: v.string(), scheduled_end_time: v.string(), status: v.picklist(['scheduled', 'assigned', 'en_route', 'in_progress', 'completed']), priority: v.picklist(['low', 'normal', 'high', 'urgent']), estimated_duration_minutes: v.pipe(v.number(), v.finite()), crew_id: v.nullable(v.pipe(v.number(), v.safeInteger())), crew_assignments: v.array(v.object({ crew_member_name: v.string(), role: v.picklist(['crew_leader', 'technician', 'specialist']) })) })) })) })

const payouts: v.GenericSchema<unknown, PayoutsQuery> = v.object({ payouts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.pipe(v.number(), v.safeInteger()), client_name: v.string(), payout_account_id: v.pipe(v.number(), v.safeInteger()), account: v.string(), amount: v.pipe(v.number(), v.finite()), currency: v.string(), reason: v.picklist(['overpayment_refund', 'service_credit', 'cancellation_refund', 'damage_compensation', 'loyalty_reward', 'referral_bonus', 'promotional_credit', 'other']), description: v.string(), reference_invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), invoice_number: v.string(), reference_job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), job_number: v.string(), status: v.picklist(['pending', 'processing', 'completed', 'failed', 'cancelled']), transaction_id: v.string(), processing_fee: v.pipe(v.number(), v.finite()), net_amount: v.pipe(v.number(), v.finite()), initiated_at: v.string(), initiated_by: v.pipe(v.number(), v.safeInteger()), initiated_by_name: v.string(), processed_at: v.nullable(v.string()), processed_by: v.nullable(v.pipe(v.number(), v.safeInteger())), attempts: v.pipe(v.number(), v.safeInteger()), completed_at: v.nullable(v.string()), failure_reason: v.string(), cancel_reason: v.string(), needs_approval: v.boolean() })) })

const payoutOptions: v.GenericSchema<unknown, PayoutOptionsQuery> = v.object({ payoutOptions: v.object({ currency: v.string(), accounts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.pipe(v.number(), v.safeInteger()), account_type: v.picklist(['checking', 'savings']), account_name: v.string(), bank_name: v.string(), account_number_masked: v.string(), routing_number: v.string(), is_verified: v.boolean(), is_default: v.boolean(), created_at: v.string() })), invoices: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), left: v.pipe(v.number(), v.finite()), currency: v.string() })), jobs: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), left: v.pipe(v.number(), v.finite()), currency: v.string() })) }) })

const addPayoutAccount: v.GenericSchema<unknown, AddPayoutAccountMutation> = v.object({ addPayoutAccount: v.object({ id: v.pipe(v.number(), v.safeInteger()), client_id: v.pipe(v.number(), v.safeInteger()), account_type: v.picklist(['checking', 'savings']), account_name: v.string(), bank_name: v.string(), account_number_masked: v.string(), routing_number: v.string(), is_verified: v.boolean(), is_default: v.boolean(), created_at: v.string() }) })

const sendJobPhoto: v.GenericSchema<unknown, SendJobPhotoMutation> = v.object({ sendJobPhoto: v.boolean() })

const sendJobSignature: v.GenericSchema<unknown, SendJobSignatureMutation> = v.object({ sendJobSignature: v.boolean() })

const addJobPhotos: v.GenericSchema<unknown, AddJobPhotosMutation> = v.object({ addJobPhotos: v.pipe(v.number(), v.safeInteger()) })

const removeJobPhoto: v.GenericSchema<unknown, RemoveJobPhotoMutation> = v.object({ removeJobPhoto: v.pipe(v.number(), v.safeInteger()) })

const jobPhoto: v.GenericSchema<unknown, JobPhotoQuery> = v.object({ jobPhoto: v.object({ type: v.string(), data: v.string() }) })

const jobSignature: v.GenericSchema<unknown, JobSignatureQuery> = v.object({ jobSignature: v.object({ kind: v.picklist(['drawn', 'typed']), strokes: v.array(v.array(v.pipe(v.number(), v.safeInteger()))) }) })

const planTemplates: v.GenericSchema<unknown, PlanTemplatesQuery> = v.object({ planTemplates: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), description: v.string(), category: v.picklist(['lawn_care', 'maintenance']), frequency: v.picklist(['weekly', 'every_second_week', 'monthly', 'seasonal']), counted_from: v.picklist(['calendar', 'completion']), price_per_cycle: v.pipe(v.number(), v.finite()), price_per_service: v.pipe(v.number(), v.finite()), billing_cycle: v.picklist(['monthly', 'quarterly', 'annual', 'per_service']), min_contract_months: v.pipe(v.number(), v.safeInteger()), visit_minutes: v.pipe(v.number(), v.safeInteger()), active: v.boolean(), created_at: v.string() })) })

const planAccount: v.GenericSchema<unknown, PlanAccountQuery> = v.object({ planAccount: v.object({ visits: v.array(v.object({ job_id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), due_date: v.string(), scheduled_date: v.string(), status: v.picklist(['scheduled', 'assigned', 'en_route', 'in_progress', 'completed', 'cancelled', 'missed', 'rescheduled']) })), charges: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), plan_id: v.pipe(v.number(), v.safeInteger()), due_date: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), amount: v.pipe(v.number(), v.finite()), paid_on: v.nullable(v.string()), invoice_id: v.nullable(v.pipe(v.number(), v.safeInteger())), currency: v.picklist(['USD', 'EUR', 'GBP', 'CAD']) })) }) })

const createPlanTemplate: v.GenericSchema<unknown, CreatePlanTemplateMutation> = v.object({ createPlanTemplate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const editPlanTemplate: v.GenericSchema<unknown, EditPlanTemplateMutation> = v.object({ editPlanTemplate: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) })

const deletePlanTemplate: v.GenericSchema<unknown, DeletePlanTemplateMutation> = v.object({ deletePlanTemplate: v.pipe(v.number(), v.safeInteger()) })

const editServicePlan: v.GenericSchema<unknown, EditServicePlanMutation> = v.object({ editServicePlan: v.pipe(v.number(), v.safeInteger()) })

const changePlanStatus: v.GenericSchema<unknown, ChangePlanStatusMutation> = v.object({ changePlanStatus: v.object({ id: v.pipe(v.number(), v.safeInteger()), status: v.picklist(['active', 'paused', 'completed', 'cancelled']) }) })

const catchUpPlans: v.GenericSchema<unknown, CatchUpPlansMutation> = v.object({ catchUpPlans: v.pipe(v.number(), v.safeInteger()) })

const settlePlanCharge: v.GenericSchema<unknown, SettlePlanChargeMutation> = v.object({ settlePlanCharge: v.pipe(v.number(), v.safeInteger()) })

const profile: v.GenericSchema<unknown, ProfileQuery> = v.object({ profile: v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.string(), business_name: v.string(), business_type: v.string(), trade: v.string() }) })

const me: v.GenericSchema<unknown, MeQuery> = v.object({ me: v.object({ first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.nullable(v.string()), business_timezone: v.nullable(v.string()), date_format: v.nullable(v.string()), currency: v.nullable(v.string()), deletion_at: v.nullable(v.pipe(v.number(), v.finite())), business_deletion_at: v.nullable(v.pipe(v.number(), v.finite())), data_collection: v.boolean() }) })

const sessions: v.GenericSchema<unknown, SessionsQuery> = v.object({ sessions: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), at: v.string(), current: v.boolean() })) })

const exportedData: v.GenericSchema<unknown, ExportedDataQuery> = v.object({ exportedData: v.string() })

const editProfile: v.GenericSchema<unknown, EditProfileMutation> = v.object({ editProfile: v.object({ id: v.pipe(v.number(), v.safeInteger()), first_name: v.string(), last_name: v.string(), email: v.string(), phone: v.string(), business_name: v.string(), business_type: v.string(), trade: v.string() }) })

const changePassword: v.GenericSchema<unknown, ChangePasswordMutation> = v.object({ changePassword: v.pipe(v.number(), v.safeInteger()) })

const signOutOthers: v.GenericSchema<unknown, SignOutOthersMutation> = v.object({ signOutOthers: v.pipe(v.number(), v.safeInteger()) })

const endSession: v.GenericSchema<unknown, EndSessionMutation> = v.object({ endSession: v.pipe(v.number(), v.safeInteger()) })

const deleteAccount: v.GenericSchema<unknown, DeleteAccountMutation> = v.object({ deleteAccount: v.string() })

const keepAccount: v.GenericSchema<unknown, KeepAccountMutation> = v.object({ keepAccount: v.boolean() })

const proposeSchedule: v.GenericSchema<unknown, ProposeScheduleQuery> = v.object({ scheduleProposal: v.object({ ask: v.object({ kind: v.picklist(['auto_schedule', 'optimize_routes', 'push_day', 'member_away', 'fill_gap']), date: v.string(), member_id: v.nullable(v.pipe(v.number(), v.safeInteger())), crew_id: v.nullable(v.pipe(v.number(), v.safeInteger())), rain_only: v.boolean(), zip: v.nullable(v.string()), not_before: v.nullable(v.string()), effort: v.nullable(v.pipe(v.number(), v.safeInteger())) }), ground: v.string(), moves: v.array(v.object({ job_id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), title: v.string(), from: v.object({ scheduled_date: v.string(), scheduled_start_time: v.string(), scheduled_end_time: v.string(), assigned_crew_members: v.array(v.pipe(v.number(), v.safeInteger())) }), to: v.object({ scheduled_date: v.string(), scheduled_start_time: v.string(), scheduled_end_time: v.string(), assigned_crew_members: v.array(v.pipe(v.number(), v.safeInteger())) }), because: v.string(), group: v.pipe(v.number(), v.safeInteger()) })), groups: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), member_ids: v.array(v.pipe(v.number(), v.safeInteger())), before: v.object({ drive_minutes: v.pipe(v.number(), v.safeInteger()), mile_tenths: v.pipe(v.number(), v.safeInteger()), overtime_minutes: v.pipe(v.number(), v.safeInteger()), broken_windows: v.pipe(v.number(), v.safeInteger()), unreachable: v.pipe(v.number(), v.safeInteger()), unassigned: v.pipe(v.number(), v.safeInteger()) }), after: v.object({ drive_minutes: v.pipe(v.number(), v.safeInteger()), mile_tenths: v.pipe(v.number(), v.safeInteger()), overtime_minutes: v.pipe(v.number(), v.safeInteger()), broken_windows: v.pipe(v.number(), v.safeInteger()), unreachable: v.pipe(v.number(), v.safeInteger()), unassigned: v.pipe(v.number(), v.safeInteger()) }) })), left: v.array(v.object({ job_id: v.pipe(v.number(), v.safeInteger()), job_number: v.string(), title: v.string(), reason: v.string() })), before: v.object({ drive_minutes: v.pipe(v.number(), v.safeInteger()), mile_tenths: v.pipe(v.number(), v.safeInteger()), overtime_minutes: v.pipe(v.number(), v.safeInteger()), broken_windows: v.pipe(v.number(), v.safeInteger()), unreachable: v.pipe(v.number(), v.safeInteger()), unassigned: v.pipe(v.number(), v.safeInteger()) }), after: v.object({ drive_minutes: v.pipe(v.number(), v.safeInteger()), mile_tenths: v.pipe(v.number(), v.safeInteger()), overtime_minutes: v.pipe(v.number(), v.safeInteger()), broken_windows: v.pipe(v.number(), v.safeInteger()), unreachable: v.pipe(v.number(), v.safeInteger()), unassigned: v.pipe(v.number(), v.safeInteger()) }) }) })

const takeProposal: v.GenericSchema<unknown, TakeProposalMutation> = v.object({ takeProposal: v.pipe(v.number(), v.safeInteger()) })

const preferences: v.GenericSchema<unknown, PreferencesQuery> = v.object({ preferences: v.object({ id: v.pipe(v.number(), v.safeInteger()), notifications: v.object({ email: v.boolean(), sms: v.boolean(), push: v.boolean(), marketingEmails: v.boolean() }), privacy: v.object({ profilePublic: v.boolean(), showOnlineStatus: v.boolean(), allowDataCollection: v.boolean() }), language: v.string(), timezone: v.string(), date_format: v.string(), currency: v.string() }) })

const businessSettings: v.GenericSchema<unknown, BusinessSettingsQuery> = v.object({ businessSettings: v.object({ id: v.pipe(v.number(), v.safeInteger()), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), operating_hours: v.unknown(), job_prefix: v.string(), job_next: v.pipe(v.number(), v.safeInteger()), estimate_prefix: v.string(), estimate_next: v.pipe(v.number(), v.safeInteger()), invoice_prefix: v.string(), invoice_next: v.pipe(v.number(), v.safeInteger()), paper_size: v.picklist(['letter', 'a4']), payout_approval_limit: v.pipe(v.number(), v.safeInteger()), tax_rate: v.pipe(v.number(), v.safeInteger()) }) })

const logo: v.GenericSchema<unknown, LogoQuery> = v.object({ logo: v.nullable(v.string()) })

const editPreferences: v.GenericSchema<unknown, EditPreferencesMutation> = v.object({ editPreferences: v.object({ id: v.pipe(v.number(), v.safeInteger()), notifications: v.object({ email: v.boolean(), sms: v.boolean(), push: v.boolean(), marketingEmails: v.boolean() }), privacy: v.object({ profilePublic: v.boolean(), showOnlineStatus: v.boolean(), allowDataCollection: v.boolean() }), language: v.string(), timezone: v.string(), date_format: v.string(), currency: v.string() }) })

const editBusinessSettings: v.GenericSchema<unknown, EditBusinessSettingsMutation> = v.object({ editBusinessSettings: v.object({ id: v.pipe(v.number(), v.safeInteger()), address: v.string(), city: v.string(), state: v.string(), zip_code: v.string(), operating_hours: v.unknown(), job_prefix: v.string(), job_next: v.pipe(v.number(), v.safeInteger()), estimate_prefix: v.string(), estimate_next: v.pipe(v.number(), v.safeInteger()), invoice_prefix: v.string(), invoice_next: v.pipe(v.number(), v.safeInteger()), paper_size: v.picklist(['letter', 'a4']), payout_approval_limit: v.pipe(v.number(), v.safeInteger()), tax_rate: v.pipe(v.number(), v.safeInteger()) }) })

const setLogo: v.GenericSchema<unknown, SetLogoMutation> = v.object({ setLogo: v.nullable(v.string()) })

const errorReports: v.GenericSchema<unknown, ErrorReportsQuery> = v.object({ errorReports: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), at: v.string(), message: v.string(), stack_trace: v.string(), source: v.string(), severity: v.string(), environment: v.string(), person: v.nullable(v.string()), url: v.string(), browser: v.string(), metadata: v.unknown() })) })

const deleteErrorReports: v.GenericSchema<unknown, DeleteErrorReportsMutation> = v.object({ deleteErrorReports: v.pipe(v.number(), v.safeInteger()) })

const savedViews: v.GenericSchema<unknown, SavedViewsQuery> = v.object({ savedViews: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() })) })

const createSavedView: v.GenericSchema<unknown, CreateSavedViewMutation> = v.object({ createSavedView: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() }) })

const editSavedView: v.GenericSchema<unknown, EditSavedViewMutation> = v.object({ editSavedView: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() }) })

const deleteSavedView: v.GenericSchema<unknown, DeleteSavedViewMutation> = v.object({ deleteSavedView: v.pipe(v.number(), v.safeInteger()) })

/** How the answer to each operation is read, by its name. */
export const answerSchemas: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['Account', account],
  ['ConfirmCheckout', confirmCheckout],
  ['ClientStatement', clientStatement],
  ['Journal', journal],
  ['StockMovements', stockMovements],
  ['MoveStock', moveStock],
  ['ChemicalProducts', chemicalProducts],
  ['ChemicalApplications', chemicalApplications],
  ['ChemicalApplication', chemicalApplication],
  ['ChemicalCheck', chemicalCheck],
  ['RecordChemicalApplication', recordChemicalApplication],
  ['CorrectChemicalApplication', correctChemicalApplication],
  ['DeleteChemicalApplication', deleteChemicalApplication],
  ['AddChemicalProduct', addChemicalProduct],
  ['EditChemicalProduct', editChemicalProduct],
  ['DeleteChemicalProduct', deleteChemicalProduct],
  ['ClientPage', clientPage],
  ['OpenQuestions', openQuestions],
  ['AnswerClientQuestion', answerClientQuestion],
  ['RenewClientPage', renewClientPage],
  ['WithdrawClientPage', withdrawClientPage],
  ['Services', services],
  ['ImportClients', importClients],
  ['MergeClients', mergeClients],
  ['Crews', crews],
  ['CreateCrew', createCrew],
  ['RenameCrew', renameCrew],
  ['DeleteCrew', deleteCrew],
  ['DocumentHead', documentHead],
  ['Predictive', predictive],
  ['AddEquipment', addEquipment],
  ['EditEquipment', editEquipment],
  ['DeleteEquipment', deleteEquipment],
  ['RecordEquipmentService', recordEquipmentService],
  ['ReportEquipmentFault', reportEquipmentFault],
  ['ScheduleEquipmentService', scheduleEquipmentService],
  ['AcceptEquipmentRecommendation', acceptEquipmentRecommendation],
  ['SetEquipmentMonitoring', setEquipmentMonitoring],
  ['EquipmentPlaces', equipmentPlaces],
  ['Estimates', estimates],
  ['Estimate', estimate],
  ['CreateEstimate', createEstimate],
  ['EditEstimate', editEstimate],
  ['DeleteEstimate', deleteEstimate],
  ['SendEstimate', sendEstimate],
  ['AnswerEstimate', answerEstimate],
  ['ReviseEstimate', reviseEstimate],
  ['ConvertEstimate', convertEstimate],
  ['History', history],
  ['RecordAsOf', recordAsOf],
  ['Activity', activity],
  ['Usage', usage],
  ['Undo', undo],
  ['UndoRequest', undoRequest],
  ['RequestFacts', requestFacts],
  ['Invoices', invoices],
  ['Invoice', invoice],
  ['JobInvoice', jobInvoice],
  ['BillableWork', billableWork],
  ['CreateInvoice', createInvoice],
  ['InvoiceWork', invoiceWork],
  ['EditInvoice', editInvoice],
  ['SendInvoice', sendInvoice],
  ['RemindInvoice', remindInvoice],
  ['RecordInvoicePayment', recordInvoicePayment],
  ['GiveBackInvoicePayment', giveBackInvoicePayment],
  ['CreditInvoice', creditInvoice],
  ['ApplyCredit', applyCredit],
  ['VoidInvoice', voidInvoice],
  ['RepeatJob', repeatJob],
  ['CancelFollowing', cancelFollowing],
  ['TellOnTheWay', tellOnTheWay],
  ['MapPlaces', mapPlaces],
  ['Payouts', payouts],
  ['PayoutOptions', payoutOptions],
  ['AddPayoutAccount', addPayoutAccount],
  ['SendJobPhoto', sendJobPhoto],
  ['SendJobSignature', sendJobSignature],
  ['AddJobPhotos', addJobPhotos],
  ['RemoveJobPhoto', removeJobPhoto],
  ['JobPhoto', jobPhoto],
  ['JobSignature', jobSignature],
  ['PlanTemplates', planTemplates],
  ['PlanAccount', planAccount],
  ['CreatePlanTemplate', createPlanTemplate],
  ['EditPlanTemplate', editPlanTemplate],
  ['DeletePlanTemplate', deletePlanTemplate],
  ['EditServicePlan', editServicePlan],
  ['ChangePlanStatus', changePlanStatus],
  ['CatchUpPlans', catchUpPlans],
  ['SettlePlanCharge', settlePlanCharge],
  ['Profile', profile],
  ['Me', me],
  ['Sessions', sessions],
  ['ExportedData', exportedData],
  ['EditProfile', editProfile],
  ['ChangePassword', changePassword],
  ['SignOutOthers', signOutOthers],
  ['EndSession', endSession],
  ['DeleteAccount', deleteAccount],
  ['KeepAccount', keepAccount],
  ['ProposeSchedule', proposeSchedule],
  ['TakeProposal', takeProposal],
  ['Preferences', preferences],
  ['BusinessSettings', businessSettings],
  ['Logo', logo],
  ['EditPreferences', editPreferences],
  ['EditBusinessSettings', editBusinessSettings],
  ['SetLogo', setLogo],
  ['ErrorReports', errorReports],
  ['DeleteErrorReports', deleteErrorReports],
  ['SavedViews', savedViews],
  ['CreateSavedView', createSavedView],
  ['EditSavedView', editSavedView],
  ['DeleteSavedView', deleteSavedView],
])
