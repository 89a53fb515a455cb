import type { ServiceText } from '#content/schema.ts'

export const dataAnalyticsAiAndMachineLearning: ServiceText = {
  name: 'Data Analytics, AI and Machine Learning',
  group: 'software',
  subcategory: 'data-and-cloud',
  title: 'Data Analytics, AI and Machine Learning',
  heroSubtitle:
    'Data pipelines, dashboards and models, with test results that show whether they are fit for use.',
  summary: 'Tested data pipelines, dashboards and models whose accuracy has been measured',
  overview:
    'Many teams hold years of test logs, sensor data or sales tables and still decide by feel. We start from one decision, such as which parts to retest or which claims a person should check. If a dashboard answers the question, we build tested tables and the dashboard, and stop there. If a model is needed, we agree on a metric and a baseline, train the model, and score it once, on records it has never seen. Usually you know after six weeks whether it is worth going on. Assistants based on a language model are scored too, on questions we write with you.',
  inputs: [
    'The decision you want to support',
    'Tables, logs, images or documents',
    'A contact who knows what the data means',
    'Read-only access to a copy, masked where it holds personal data',
  ],
  deliverables: [
    'Pipelines and tested tables in your environment',
    'Dashboards, or a model with its weights',
    'Model card with test results and known limits',
    'Versioned training data and code',
    'Drift monitoring',
  ],
  notIncluded: 'Data platform licenses, and the legal basis for using personal data. You provide both.',
  duration: '3 to 6 months',
  team: '2 to 4 data engineers and data scientists',
  followedBy: [{ slug: 'application-development-and-maintenance' }],
  keyBenefits: [
    {
      id: 'every-score-has-a-baseline',
      title: 'A weak model is stopped early',
      description:
        'We score a simple rule on the same held-out records as the model and state a confidence interval for the difference. If the model does not win, we say so and stop.',
    },
    {
      id: 'a-run-can-be-repeated',
      title: 'Results your team can reproduce',
      description:
        'MLflow and DVC record the commit, data version and random seed of each training run. Your own team can repeat it later and get the same metric within a stated tolerance.',
    },
    {
      id: 'drift-raises-an-alarm',
      title: 'Early warning when your data changes',
      description:
        'Live tables are compared with the training data by the population stability index, which tells how far a distribution has moved. Above an agreed threshold, a ticket opens. As true outcomes arrive, the predictions are compared with them too.',
    },
  ],
  whatWeOffer: [
    'Data profile with quality rules in Great Expectations',
    'Batch and streaming pipelines on Spark, Kafka and Airflow',
    'dbt models with tests, on Snowflake, BigQuery, Databricks or Fabric',
    'Power BI or Tableau dashboards on shared metric definitions',
    'Models in PyTorch, scikit-learn or XGBoost, tracked in MLflow',
    'Assistants that cite your documents; the model runs where you choose',
    'ONNX export, quantized for edge devices',
    'Labeling guide, with a measurement of how often two people choose the same label',
  ],
  imageAlt:
    'Line chart of loss against training epoch. The training loss keeps falling, while the validation loss reaches a minimum and rises again. A vertical cursor marks the epoch at which training stops.',
  caption:
    'Loss (error) of a model that puts records into two classes by {features} features, of which {informative} matter. The baseline is a simple rule on {counted} of the features that matter, drawn at its loss on the test records. We keep the model at the copper point. The curves go on to show what this avoids: the model memorizes its training records, and the validation loss rises.',
  departmentContactPath: '/contact?department=data-ai-ml',
}
