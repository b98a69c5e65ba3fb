/**
 * US area codes by state and time zone. Source: the assignments of the North American Numbering Plan (nanpa.com), 2026-11; codes in
 * preparation are left out. A code that crosses a zone border has both zones, and the stricter one counts.
 */
const [EASTERN, CENTRAL, MOUNTAIN, PACIFIC] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const

const AREAS: readonly (readonly [state: string, zones: readonly string[], codes: string])[] = [
  ['AK', ['America/Anchorage'], '907'],
  ['AL', [CENTRAL], '205 251 256 334 659 938'],
  ['AR', [CENTRAL], '479 501 870'],
  ['AZ', ['America/Phoenix'], '480 520 602 623 928'],
  ['CA', [PACIFIC], '209 213 279 310 323 341 350 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669'],
  ['CA', [PACIFIC], '707 714 747 760 805 818 820 831 840 858 909 916 925 949 951'],
  ['CO', [MOUNTAIN], '303 719 720 970 983'],
  ['CT', [EASTERN], '203 475 860 959'],
  ['DC', [EASTERN], '202 771'],
  ['DE', [EASTERN], '302'],
  ['FL', [EASTERN], '239 305 321 324 352 386 407 561 645 656 689 727 728 754 772 786 813 863 904 941 954'],
  ['FL', [EASTERN, CENTRAL], '448 850'],
  ['GA', [EASTERN], '229 404 470 478 678 706 762 770 912 943'],
  ['HI', ['Pacific/Honolulu'], '808'],
  ['IA', [CENTRAL], '319 515 563 641 712'],
  ['ID', ['America/Boise', PACIFIC], '208 986'],
  ['IL', [CENTRAL], '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872'],
  ['IN', [EASTERN], '260 317 463 765'],
  ['IN', [EASTERN, CENTRAL], '219 574 812 930'],
  ['KS', [CENTRAL], '316 913'],
  ['KS', [CENTRAL, MOUNTAIN], '620 785'],
  ['KY', [EASTERN], '502 859'],
  ['KY', [EASTERN, CENTRAL], '270 364 606'],
  ['LA', [CENTRAL], '225 318 337 504 985'],
  ['MA', [EASTERN], '339 351 413 508 617 774 781 857 978'],
  ['MD', [EASTERN], '227 240 301 410 443 667'],
  ['ME', [EASTERN], '207'],
  ['MI', ['America/Detroit'], '231 248 269 313 517 586 616 734 810 947 989'],
  ['MI', ['America/Detroit', CENTRAL], '906'],
  ['MN', [CENTRAL], '218 320 507 612 651 763 952'],
  ['MO', [CENTRAL], '314 417 557 573 636 660 816'],
  ['MS', [CENTRAL], '228 601 662 769'],
  ['MT', [MOUNTAIN], '406'],
  ['NC', [EASTERN], '252 336 472 704 743 828 910 919 980 984'],
  ['ND', [CENTRAL, MOUNTAIN], '701'],
  ['NE', [CENTRAL], '402 531'],
  ['NE', [CENTRAL, MOUNTAIN], '308'],
  ['NH', [EASTERN], '603'],
  ['NJ', [EASTERN], '201 551 609 640 732 848 856 862 908 973'],
  ['NM', [MOUNTAIN], '505 575'],
  ['NV', [PACIFIC], '702 725'],
  ['NV', [PACIFIC, MOUNTAIN], '775'],
  ['NY', [EASTERN], '212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934'],
  ['OH', [EASTERN], '216 220 234 283 326 330 380 419 436 440 513 567 614 740 937'],
  ['OK', [CENTRAL], '405 539 572 580 918'],
  ['OR', [PACIFIC], '503 971'],
  ['OR', [PACIFIC, 'America/Boise'], '458 541'],
  ['PA', [EASTERN], '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878'],
  ['PR', ['America/Puerto_Rico'], '787 939'],
  ['RI', [EASTERN], '401'],
  ['SC', [EASTERN], '803 821 839 843 854 864'],
  ['SD', [CENTRAL, MOUNTAIN], '605'],
  ['TN', [CENTRAL], '615 629 731 901'],
  ['TN', [EASTERN], '865'],
  ['TN', [EASTERN, CENTRAL], '423 931'],
  [
    'TX',
    [CENTRAL],
    '210 214 254 281 325 346 361 409 430 469 512 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979',
  ],
  ['TX', [CENTRAL, MOUNTAIN], '432'],
  ['TX', [MOUNTAIN], '915'],
  ['UT', [MOUNTAIN], '385 435 801'],
  ['VA', [EASTERN], '276 434 540 571 686 703 757 804 826 948'],
  ['VT', [EASTERN], '802'],
  ['WA', [PACIFIC], '206 253 360 425 509 564'],
  ['WI', [CENTRAL], '262 274 414 534 608 715 920'],
  ['WV', [EASTERN], '304 681'],
  ['WY', [MOUNTAIN], '307'],
]

export type AreaLocation = { state: string; time_zones: readonly string[] }

const BY_CODE: ReadonlyMap<string, AreaLocation> = new Map(
  AREAS.flatMap(([state, time_zones, codes]) => codes.split(' ').map((code) => [code, { state, time_zones }] as const)),
)

/** Null for toll-free, Canadian and new codes. */
export const areaLocation = (code: string): AreaLocation | null => BY_CODE.get(code) ?? null

/** IANA names, the most common first; empty for what is no state. */
export const zonesOfState = (state: string): string[] => [
  ...new Set(AREAS.flatMap(([name, time_zones]) => (name === state ? time_zones : []))),
]
