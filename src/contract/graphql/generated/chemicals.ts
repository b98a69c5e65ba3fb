// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignalWord =
  | 'danger'
  | 'warning'
  | 'caution';

export type ChemicalCategory =
  | 'herbicide'
  | 'insecticide'
  | 'fungicide';

export type ApplicationMethod =
  | 'spray'
  | 'granular'
  | 'injection'
  | 'other';

export type AmountUnit =
  | 'gallons'
  | 'lbs';

export type ProtectiveEquipment =
  | 'gloves'
  | 'eye_protection'
  | 'respirator'
  | 'long_sleeves'
  | 'long_pants'
  | 'boots'
  | 'coveralls';

export type ChemicalProductInput = {
  name?: string | null | undefined;
  epa_number?: string | null | undefined;
  active_ingredient?: string | null | undefined;
  signal_word?: SignalWord | null | undefined;
  category?: ChemicalCategory | null | undefined;
  reentry_interval_hours?: number | null | undefined;
  max_rate?: LabelRateInput | null | undefined;
};

export type LabelRateInput = {
  amount: number;
  unit: string;
};

/** What a person says of an application, all of it when it is recorded. The words are those of `ChemicalApplication`. */
export type ChemicalApplicationInput = {
  property_id?: number | null | undefined;
  job_id?: number | null | undefined;
  product_id?: number | null | undefined;
  chemical_name?: string | null | undefined;
  epa_registration_number?: string | null | undefined;
  active_ingredient?: string | null | undefined;
  concentration?: string | null | undefined;
  application_rate?: string | null | undefined;
  above_label?: boolean | null | undefined;
  total_amount_applied?: number | null | undefined;
  amount_unit?: string | null | undefined;
  area_treated_sqft?: number | null | undefined;
  site_treated?: string | null | undefined;
  application_method?: string | null | undefined;
  target_pest_disease?: string | null | undefined;
  weather_conditions?: string | null | undefined;
  temperature_f?: number | null | undefined;
  wind_speed_mph?: number | null | undefined;
  application_date?: string | null | undefined;
  application_time?: string | null | undefined;
  applicator_name?: string | null | undefined;
  applicator_license_number?: string | null | undefined;
  ppe_used?: Array<string> | null | undefined;
  reentry_interval_hours?: number | null | undefined;
  harvest_interval_days?: number | null | undefined;
  notes?: string | null | undefined;
};

export type RecordedFragment = { id: number, property_id: number, location: string, job_id: number | null, product_id: number | null, chemical_name: string, epa_registration_number: string, active_ingredient: string, concentration: string, application_rate: string, above_label: boolean, total_amount_applied: number | null, amount_unit: AmountUnit, area_treated_sqft: number | null, site_treated: string, application_method: ApplicationMethod, target_pest_disease: string, weather_conditions: string, temperature_f: number | null, wind_speed_mph: number | null, application_date: string, application_time: string, applicator_name: string, applicator_license_number: string, ppe_used: Array<ProtectiveEquipment>, reentry_interval_hours: number, harvest_interval_days: number | null, notes: string, created_at: string, created_by: number, seal: { number: number, previous: string, hash: string } };

export type ChemicalProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChemicalProductsQuery = { chemicalProducts: Array<{ id: number, name: string, epa_number: string, active_ingredient: string, signal_word: SignalWord, category: ChemicalCategory, reentry_interval_hours: number, max_rate: { amount: number, unit: string } | null }> };

export type ChemicalApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChemicalApplicationsQuery = { chemicalApplications: Array<{ id: number, property_id: number, location: string, job_id: number | null, product_id: number | null, chemical_name: string, epa_registration_number: string, active_ingredient: string, concentration: string, application_rate: string, above_label: boolean, total_amount_applied: number | null, amount_unit: AmountUnit, area_treated_sqft: number | null, site_treated: string, application_method: ApplicationMethod, target_pest_disease: string, weather_conditions: string, temperature_f: number | null, wind_speed_mph: number | null, application_date: string, application_time: string, applicator_name: string, applicator_license_number: string, ppe_used: Array<ProtectiveEquipment>, reentry_interval_hours: number, harvest_interval_days: number | null, notes: string, created_at: string, created_by: number, seal: { number: number, previous: string, hash: string } }> };

export type ChemicalApplicationQueryVariables = Exact<{
  id: number;
}>;


export type ChemicalApplicationQuery = { chemicalApplication: { id: number, property_id: number, location: string, job_id: number | null, product_id: number | null, chemical_name: string, epa_registration_number: string, active_ingredient: string, concentration: string, application_rate: string, above_label: boolean, total_amount_applied: number | null, amount_unit: AmountUnit, area_treated_sqft: number | null, site_treated: string, application_method: ApplicationMethod, target_pest_disease: string, weather_conditions: string, temperature_f: number | null, wind_speed_mph: number | null, application_date: string, application_time: string, applicator_name: string, applicator_license_number: string, ppe_used: Array<ProtectiveEquipment>, reentry_interval_hours: number, harvest_interval_days: number | null, notes: string, created_at: string, created_by: number, seal: { number: number, previous: string, hash: string } } };

export type ChemicalCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type ChemicalCheckQuery = { chemicalCheck: { links: number, altered: Array<number>, missing: Array<number> } };

export type RecordChemicalApplicationMutationVariables = Exact<{
  application: ChemicalApplicationInput;
  key: string;
}>;


export type RecordChemicalApplicationMutation = { recordChemicalApplication: { id: number } };

export type CorrectChemicalApplicationMutationVariables = Exact<{
  id: number;
  changed: ChemicalApplicationInput;
  was?: ChemicalApplicationInput | null | undefined;
  key: string;
}>;


export type CorrectChemicalApplicationMutation = { correctChemicalApplication: { id: number } };

export type DeleteChemicalApplicationMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteChemicalApplicationMutation = { deleteChemicalApplication: number };

export type AddChemicalProductMutationVariables = Exact<{
  product: ChemicalProductInput;
  key: string;
}>;


export type AddChemicalProductMutation = { addChemicalProduct: { id: number } };

export type EditChemicalProductMutationVariables = Exact<{
  id: number;
  changed: ChemicalProductInput;
  was?: ChemicalProductInput | null | undefined;
  key: string;
}>;


export type EditChemicalProductMutation = { editChemicalProduct: { id: number } };

export type DeleteChemicalProductMutationVariables = Exact<{
  id: number;
  key: string;
}>;


export type DeleteChemicalProductMutation = { deleteChemicalProduct: number };


export const ChemicalProductsDocument = typedDocument<ChemicalProductsQuery, ChemicalProductsQueryVariables>(
  'query',
  'ChemicalProducts',
  'query ChemicalProducts{chemicalProducts{id name epa_number active_ingredient signal_word category reentry_interval_hours max_rate{amount unit}}}',
  () => v.object({ chemicalProducts: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), epa_number: v.string(), active_ingredient: v.string(), signal_word: v.picklist(['danger', 'warning', 'caution']), category: v.picklist(['herbicide', 'insecticide', 'fungicide']), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), max_rate: v.nullable(v.object({ amount: v.pipe(v.number(), v.finite()), unit: v.string() })) })) }),
)

export const ChemicalApplicationsDocument = typedDocument<ChemicalApplicationsQuery, ChemicalApplicationsQueryVariables>(
  'query',
  'ChemicalApplications',
  'query ChemicalApplications{chemicalApplications{...Recorded}}fragment Recorded on ChemicalApplication{id property_id location job_id product_id chemical_name epa_registration_number active_ingredient concentration application_rate above_label total_amount_applied amount_unit area_treated_sqft site_treated application_method target_pest_disease weather_conditions temperature_f wind_speed_mph application_date application_time applicator_name applicator_license_number ppe_used reentry_interval_hours harvest_interval_days notes created_at created_by seal{number previous hash}}',
  () => v.object({ chemicalApplications: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), location: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), product_id: v.nullable(v.pipe(v.number(), v.safeInteger())), chemical_name: v.string(), epa_registration_number: v.string(), active_ingredient: v.string(), concentration: v.string(), application_rate: v.string(), above_label: v.boolean(), total_amount_applied: v.nullable(v.pipe(v.number(), v.finite())), amount_unit: v.picklist(['gallons', 'lbs']), area_treated_sqft: v.nullable(v.pipe(v.number(), v.finite())), site_treated: v.string(), application_method: v.picklist(['spray', 'granular', 'injection', 'other']), target_pest_disease: v.string(), weather_conditions: v.string(), temperature_f: v.nullable(v.pipe(v.number(), v.finite())), wind_speed_mph: v.nullable(v.pipe(v.number(), v.finite())), application_date: v.string(), application_time: v.string(), applicator_name: v.string(), applicator_license_number: v.string(), ppe_used: v.array(v.picklist(['gloves', 'eye_protection', 'respirator', 'long_sleeves', 'long_pants', 'boots', 'coveralls'])), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), harvest_interval_days: v.nullable(v.pipe(v.number(), v.safeInteger())), notes: v.string(), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), seal: v.object({ number: v.pipe(v.number(), v.safeInteger()), previous: v.string(), hash: v.string() }) })) }),
)

export const ChemicalApplicationDocument = typedDocument<ChemicalApplicationQuery, ChemicalApplicationQueryVariables>(
  'query',
  'ChemicalApplication',
  'query ChemicalApplication($id:Int!){chemicalApplication(id:$id){...Recorded}}fragment Recorded on ChemicalApplication{id property_id location job_id product_id chemical_name epa_registration_number active_ingredient concentration application_rate above_label total_amount_applied amount_unit area_treated_sqft site_treated application_method target_pest_disease weather_conditions temperature_f wind_speed_mph application_date application_time applicator_name applicator_license_number ppe_used reentry_interval_hours harvest_interval_days notes created_at created_by seal{number previous hash}}',
  () => v.object({ chemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()), property_id: v.pipe(v.number(), v.safeInteger()), location: v.string(), job_id: v.nullable(v.pipe(v.number(), v.safeInteger())), product_id: v.nullable(v.pipe(v.number(), v.safeInteger())), chemical_name: v.string(), epa_registration_number: v.string(), active_ingredient: v.string(), concentration: v.string(), application_rate: v.string(), above_label: v.boolean(), total_amount_applied: v.nullable(v.pipe(v.number(), v.finite())), amount_unit: v.picklist(['gallons', 'lbs']), area_treated_sqft: v.nullable(v.pipe(v.number(), v.finite())), site_treated: v.string(), application_method: v.picklist(['spray', 'granular', 'injection', 'other']), target_pest_disease: v.string(), weather_conditions: v.string(), temperature_f: v.nullable(v.pipe(v.number(), v.finite())), wind_speed_mph: v.nullable(v.pipe(v.number(), v.finite())), application_date: v.string(), application_time: v.string(), applicator_name: v.string(), applicator_license_number: v.string(), ppe_used: v.array(v.picklist(['gloves', 'eye_protection', 'respirator', 'long_sleeves', 'long_pants', 'boots', 'coveralls'])), reentry_interval_hours: v.pipe(v.number(), v.safeInteger()), harvest_interval_days: v.nullable(v.pipe(v.number(), v.safeInteger())), notes: v.string(), created_at: v.string(), created_by: v.pipe(v.number(), v.safeInteger()), seal: v.object({ number: v.pipe(v.number(), v.safeInteger()), previous: v.string(), hash: v.string() }) }) }),
)

export const ChemicalCheckDocument = typedDocument<ChemicalCheckQuery, ChemicalCheckQueryVariables>(
  'query',
  'ChemicalCheck',
  'query ChemicalCheck{chemicalCheck{links altered missing}}',
  () => v.object({ chemicalCheck: v.object({ links: v.pipe(v.number(), v.safeInteger()), altered: v.array(v.pipe(v.number(), v.safeInteger())), missing: v.array(v.pipe(v.number(), v.safeInteger())) }) }),
)

export const RecordChemicalApplicationDocument = typedDocument<RecordChemicalApplicationMutation, RecordChemicalApplicationMutationVariables>(
  'mutation',
  'RecordChemicalApplication',
  'mutation RecordChemicalApplication($application:ChemicalApplicationInput!$key:String!){recordChemicalApplication(application:$application key:$key){id}}',
  () => v.object({ recordChemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const CorrectChemicalApplicationDocument = typedDocument<CorrectChemicalApplicationMutation, CorrectChemicalApplicationMutationVariables>(
  'mutation',
  'CorrectChemicalApplication',
  'mutation CorrectChemicalApplication($id:Int!$changed:ChemicalApplicationInput!$was:ChemicalApplicationInput$key:String!){correctChemicalApplication(id:$id changed:$changed was:$was key:$key){id}}',
  () => v.object({ correctChemicalApplication: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const DeleteChemicalApplicationDocument = typedDocument<DeleteChemicalApplicationMutation, DeleteChemicalApplicationMutationVariables>(
  'mutation',
  'DeleteChemicalApplication',
  'mutation DeleteChemicalApplication($id:Int!$key:String!){deleteChemicalApplication(id:$id key:$key)}',
  () => v.object({ deleteChemicalApplication: v.pipe(v.number(), v.safeInteger()) }),
)

export const AddChemicalProductDocument = typedDocument<AddChemicalProductMutation, AddChemicalProductMutationVariables>(
  'mutation',
  'AddChemicalProduct',
  'mutation AddChemicalProduct($product:ChemicalProductInput!$key:String!){addChemicalProduct(product:$product key:$key){id}}',
  () => v.object({ addChemicalProduct: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const EditChemicalProductDocument = typedDocument<EditChemicalProductMutation, EditChemicalProductMutationVariables>(
  'mutation',
  'EditChemicalProduct',
  'mutation EditChemicalProduct($id:Int!$changed:ChemicalProductInput!$was:ChemicalProductInput$key:String!){editChemicalProduct(id:$id changed:$changed was:$was key:$key){id}}',
  () => v.object({ editChemicalProduct: v.object({ id: v.pipe(v.number(), v.safeInteger()) }) }),
)

export const DeleteChemicalProductDocument = typedDocument<DeleteChemicalProductMutation, DeleteChemicalProductMutationVariables>(
  'mutation',
  'DeleteChemicalProduct',
  'mutation DeleteChemicalProduct($id:Int!$key:String!){deleteChemicalProduct(id:$id key:$key)}',
  () => v.object({ deleteChemicalProduct: v.pipe(v.number(), v.safeInteger()) }),
)
