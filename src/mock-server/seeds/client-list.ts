import type { Client } from '@/domain/client/client'
import type { Property } from '@/domain/client/property'

export type SeedLocation = {
  name: string
  address: string
  city: string
  zip: string
  latitude: number
  longitude: number
}
export type ListedClient = { first: string; last: string; type: Client['client_type']; places: SeedLocation[] }

export const PROPERTY_TYPE = {
  residential: 'residential',
  commercial: 'commercial',
  hoa: 'hoa_common_area',
} as const satisfies Record<Client['client_type'], Property['property_type']>

const at = (
  name: string,
  address: string,
  zip: string,
  latitude: number,
  longitude: number,
  city = 'Austin',
): SeedLocation => ({ name, address, city, zip, latitude, longitude })

const home = (first: string, last: string, ...places: SeedLocation[]): ListedClient => ({
  first,
  last,
  type: 'residential',
  places,
})
const company = (first: string, last: string, ...places: SeedLocation[]): ListedClient => ({
  first,
  last,
  type: 'commercial',
  places,
})
const association = (first: string, last: string, ...places: SeedLocation[]): ListedClient => ({
  first,
  last,
  type: 'hoa',
  places,
})

export const CLIENT_LIST: readonly ListedClient[] = [
  home('Helen', 'Brandt', at('Home', '2204 Bridle Path', '78703', 30.2905, -97.769)),
  home('Robert', 'Hale', at('Home', '4106 Avenue G', '78751', 30.3055, -97.7265)),
  home('Camila', 'Duarte', at('Home', '1511 Alameda Dr', '78704', 30.244, -97.7405)),
  home('Peter', 'Lindqvist', at('Home', '1902 Kinney Ave', '78704', 30.253, -97.766)),
  home('Joanna', 'Weiss', at('Home', '2713 Rae Dell Ave', '78704', 30.251, -97.785)),
  home(
    'Samir',
    'Patel',
    at('Home', '7605 Woodrow Ave', '78757', 30.348, -97.727),
    at('Rental on Clay', '5506 Clay Ave', '78757', 30.33, -97.737),
  ),
  home('Nancy', 'Kowalski', at('Home', '2710 Pegram Ave', '78757', 30.344, -97.745)),
  home('Arthur', 'Bishop', at('Home', '4507 Ramsey Ave', '78756', 30.315, -97.744)),
  company(
    'Claire',
    'Fontaine',
    at('Mesa Professional Plaza', '6601 Mesa Dr', '78731', 30.354, -97.762),
    at('Shoal Creek Offices', '8704 Shoal Creek Blvd', '78757', 30.368, -97.738),
  ),
  home('Victor', 'Ionescu', at('Home', '6005 Twin Ledge Cir', '78731', 30.356, -97.78)),
  association('Diane', 'Mercer', at('Great Hills Commons', '10013 Great Hills Trl', '78759', 30.378, -97.764)),
  home('Yuki', 'Tanaka', at('Home', '8410 Stillwood Ln', '78757', 30.359, -97.728)),
  home('Gloria', 'Ruiz', at('Home', '9503 Quail Village Ln', '78758', 30.371, -97.706)),
  home('Edward', 'Njoroge', at('Home', '1903 Patton Ln', '78723', 30.315, -97.69)),
  association('Karen', 'Sorensen', at('Mueller Park Association', '4209 Camacho St', '78723', 30.298, -97.706)),
  home('Theo', 'Baptiste', at('Home', '3506 Lafayette Ave', '78722', 30.293, -97.716)),
  home('Isabel', 'Moreno', at('Home', '1907 Willow St', '78702', 30.255, -97.724)),
  company('Hank', 'Dobson', at('Gunter Street Studios', '1124 Gunter St', '78702', 30.262, -97.7)),
  home('Lucille', 'Grant', at('Home', '4708 Harmon Ave', '78721', 30.276, -97.683)),
  home('Anton', 'Novak', at('Home', '7003 Vine Hill Dr', '78723', 30.315, -97.672)),
  company(
    'Monica',
    'Salazar',
    at('Wickersham Apartments', '2208 Wickersham Ln', '78741', 30.229, -97.719),
    at('Vargas Row', '705 Vargas Rd', '78741', 30.235, -97.7),
  ),
  home('Calvin', 'Brooks', at('Home', '4801 Teri Rd', '78744', 30.206, -97.753)),
  company('Rebecca', 'Lang', at('South Congress Market', '3600 S Congress Ave', '78704', 30.227, -97.76)),
  home('Owen', 'Gallagher', at('Home', '3408 Clawson Rd', '78704', 30.233, -97.775)),
  home('Farah', 'Siddiqui', at('Home', '5208 Western Trails Blvd', '78745', 30.228, -97.796)),
  home('Thomas', 'Vance', at('Home', '31 Lone Oak Trl', '78745', 30.223, -97.815, 'Sunset Valley')),
  home('Beatriz', 'Campos', at('Home', '6109 Cooper Ln', '78745', 30.202, -97.784)),
  home('Graham', 'Pruitt', at('Home', '7104 Silver Dale Dr', '78749', 30.213, -97.836)),
  association('Linda', 'Achterberg', at('Travis Country Green', '4504 Travis Country Cir', '78735', 30.251, -97.834)),
  home('Malcolm', 'Reeve', at('Home', '1612 Lost Creek Blvd', '78746', 30.283, -97.843)),
  home(
    'Eleanor',
    'Whitcombe',
    at('Hill house', '906 Terrace Mountain Dr', '78746', 30.293, -97.806, 'West Lake Hills'),
    at('Town house', '1612 W 10th St', '78703', 30.279, -97.76),
  ),
  home('Daniel', 'Ostrow', at('Home', '304 Vale St', '78746', 30.275, -97.79, 'Rollingwood')),
  company('Priscilla', 'Yates', at('Davenport Village', '3801 N Capital of Texas Hwy', '78746', 30.332, -97.805)),
  home('Stefan', 'Kruger', at('Home', '2611 Wooldridge Dr', '78703', 30.299, -97.752)),
  home('Abigail', 'Stone', at('Home', '5112 Duval St', '78751', 30.317, -97.718)),
  company(
    'Warren',
    'Ashby',
    at('Highland Office Park', '6212 Airport Blvd', '78752', 30.327, -97.713),
    at('Coronado Trade Center', '7104 Cameron Rd', '78752', 30.326, -97.687),
  ),
  home('Nadia', 'Rahman', at('Home', '7211 Guadalupe St', '78752', 30.337, -97.719)),
  home('Curtis', 'Holloway', at('Home', '8906 Georgian Dr', '78753', 30.353, -97.698)),
  association('Ruth', 'Feldman', at('Heritage Hills Association', '9812 Childress Dr', '78753', 30.355, -97.682)),
  company('Ivan', 'Petrov', at('Lamar Garden Offices', '2101 S Lamar Blvd', '78704', 30.247, -97.776)),
  home(
    'Margaret',
    'Osei',
    at('Home', '3009 Bonnie Rd', '78703', 30.295, -97.78),
    at('Lake cottage', '3116 Scenic Dr', '78703', 30.301, -97.789),
  ),
  home('Julian', 'Frost', at('Home', '1406 Bouldin Ave', '78704', 30.25, -97.756)),
]
