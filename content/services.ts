// The 28 services in the order of the specification. A new one is a file in services/ and a line here: its address, its menu
// item, its department and its keys follow.

import { slugOf } from './addresses/slug.ts'
import type { Service, ServiceText } from './schema.ts'
import { analogAndMixedSignal } from './services/analog-and-mixed-signal.ts'
import { applicationDevelopmentAndMaintenance } from './services/application-development-and-maintenance.ts'
import { ate } from './services/ate.ts'
import { bareMetalProgramming } from './services/bare-metal-programming.ts'
import { benchCharacterization } from './services/bench-characterization.ts'
import { boardSupportPackage } from './services/board-support-package.ts'
import { ciCd } from './services/ci-cd.ts'
import { cloudArchitectureAndEngineering } from './services/cloud-architecture-and-engineering.ts'
import { cyberSecurity } from './services/cyber-security.ts'
import { dataAnalyticsAiAndMachineLearning } from './services/data-analytics-ai-and-machine-learning.ts'
import { designSignoff } from './services/design-signoff.ts'
import { designVerification } from './services/design-verification.ts'
import { deviceDrivers } from './services/device-drivers.ts'
import { dft } from './services/dft.ts'
import { diagnostics } from './services/diagnostics.ts'
import { engineeringAndTechnicalServices } from './services/engineering-and-technical-services.ts'
import { fpgaDesign } from './services/fpga-design.ts'
import { inHouseSiliconValidationLab } from './services/in-house-silicon-validation-lab.ts'
import { itInfrastructure } from './services/it-infrastructure.ts'
import { osPortingAndCustomization } from './services/os-porting-and-customization.ts'
import { physicalDesign } from './services/physical-design.ts'
import { prototypingAndEmulation } from './services/prototyping-and-emulation.ts'
import { qualityAssurance } from './services/quality-assurance.ts'
import { rtlDesign } from './services/rtl-design.ts'
import { salesforceImplementationAndSupport } from './services/salesforce-implementation-and-support.ts'
import { siliconValidation } from './services/silicon-validation.ts'
import { synthesisAndSta } from './services/synthesis-and-sta.ts'
import { verificationAndValidation } from './services/verification-and-validation.ts'

const texts: readonly ServiceText[] = [
  analogAndMixedSignal,
  ate,
  benchCharacterization,
  designVerification,
  dft,
  fpgaDesign,
  inHouseSiliconValidationLab,
  physicalDesign,
  prototypingAndEmulation,
  rtlDesign,
  designSignoff,
  siliconValidation,
  synthesisAndSta,
  bareMetalProgramming,
  boardSupportPackage,
  ciCd,
  deviceDrivers,
  diagnostics,
  osPortingAndCustomization,
  cyberSecurity,
  verificationAndValidation,
  dataAnalyticsAiAndMachineLearning,
  cloudArchitectureAndEngineering,
  salesforceImplementationAndSupport,
  applicationDevelopmentAndMaintenance,
  qualityAssurance,
  itInfrastructure,
  engineeringAndTechnicalServices,
]

export const services: readonly Service[] = texts.map((text) => ({ slug: slugOf(text.name), ...text }))

/** The page of a service. */
export const servicePath = ({ slug }: Pick<Service, 'slug'>) => `/services/${slug}`

/** The link to a service, with its line for lists. */
export const serviceLink = ({ slug, name, summary }: Service) => ({
  name,
  path: servicePath({ slug }),
  summary,
})

/** Returns the services with the given slugs, in the given order. Unknown slugs are left out. */
export const servicesWith = (services: readonly Service[], slugs: readonly { slug: string }[]): Service[] =>
  slugs.flatMap(({ slug }) => services.find((service) => service.slug === slug) ?? [])

/** Returns up to two services that usually come before one in a project, without those that also follow it. */
export const precedingServices = (services: readonly Service[], { slug, followedBy }: Service): Service[] =>
  services
    .filter((service) => service.followedBy.some((next) => next.slug === slug))
    .filter((service) => !followedBy.some((next) => next.slug === service.slug))
    .slice(0, 2)
