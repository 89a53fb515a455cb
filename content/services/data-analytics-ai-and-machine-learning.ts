import type { ServiceText } from '#content/schema.ts'

export const dataAnalyticsAiAndMachineLearning: ServiceText = {
  name: 'Data Analytics, AI and Machine Learning',
  group: 'software',
  subcategory: 'data-and-cloud',
  title: 'Data Analytics, AI and Machine Learning',
  heroSubtitle:
    'Data pipelines, dashboards and models, with the test results that justify putting them to use.',
  summary: 'Tested data pipelines, dashboards and models whose accuracy has been measured',
  overview:
    'Many teams hold years of test logs, sensor data or sales tables and still decide by feel. We start from one decision, such as which parts to retest or which wafers to hold, and ask which data could improve it. If a dashboard answers the question, we build tested tables and the dashboard, and stop there. If it takes a model, we first agree on a metric and a baseline. Then we train the model, tune it on a validation set and score it once, on records it has never seen.',
  inputs: [
    'The decision you want to support',
    'Tables, logs, images or documents',
    'A contact who knows what the data mean',
    'Access to a masked or read-only copy',
  ],
  deliverables: [
    'Pipelines and tested tables in your environment',
    'Dashboards, or a model with its weights',
    'Model card with test results and known limits',
    'Versioned training data and code',
    'Drift monitoring',
  ],
  notIncluded: 'Data platform licenses and the legal basis for using personal data are yours to provide.',
  duration: '3 to 6 months',
  team: '2 to 4 data engineers and data scientists',
  followedBy: [
    { slug: 'application-development-and-maintenance' },
    { slug: 'cloud-architecture-and-engineering' },
  ],
  keyBenefits: [
    {
      id: 'every-score-has-a-baseline',
      title: 'No money spent on weak models',
      description:
        'We score a simple rule on the same held-out records as the model and state a confidence interval for the difference. If the model does not win, we say so and stop.',
    },
    {
      id: 'a-run-can-be-repeated',
      title: 'Results your team can reproduce',
      description:
        'MLflow and DVC record the commit, data version and random seed of a training run. Your own team can repeat it later and get the same metric within a stated tolerance.',
    },
    {
      id: 'drift-raises-an-alarm',
      title: 'Early warning when your data change',
      description:
        'Live inputs are compared with the training data by population stability index. Above an agreed threshold a ticket opens, so you can retrain before users notice wrong predictions.',
    },
  ],
  whatWeOffer: [
    'Data profile with quality rules in Great Expectations',
    'Batch and streaming pipelines on Spark, Kafka and Airflow',
    'dbt models with tests and column-level lineage',
    'Power BI or Tableau dashboards on shared metric definitions',
    'Models in PyTorch, scikit-learn or XGBoost, tracked in MLflow',
    'Question answering over your documents, with page references',
    'ONNX export, quantized for edge devices',
    'Labeling guide with measured inter-annotator agreement',
  ],
  imageAlt:
    'Line chart of loss against training epoch. The training loss keeps falling, while the validation loss reaches a minimum and rises again. A vertical cursor marks the epoch at which training stops.',
  caption:
    'Loss of a classifier with {features} features, {informative} of them informative. We keep the weights at the copper point. Beyond it, the model only memorizes its training records, as the widening gap between the curves shows.',
  departmentContactPath: '/contact?department=data-ai-ml',
}
