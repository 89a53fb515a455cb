import type { ServiceText } from '#content/schema.ts'

export const dataAnalyticsAiAndMachineLearning: ServiceText = {
  name: 'Data Analytics, AI and Machine Learning',
  group: 'software',
  subcategory: 'data-and-cloud',
  title: 'Data Analytics, AI and Machine Learning',
  heroSubtitle:
    'Data pipelines, dashboards and models, each model released with the test set that judged it.',
  overview:
    'It begins with a decision you want to base on numbers. You supply the tables, logs or images and a contact who knows what they mean. If a dashboard answers the question, we build tested tables and the dashboard, and stop there. If it takes a model, we agree on a metric and on the baseline a simple rule can reach, then train, tune on a validation split and score once on records never seen. Pipeline, data version, weights and model card change hands. A model that loses to its baseline is reported, not deployed.',
  keyBenefits: [
    {
      id: 'every-score-has-a-baseline',
      title: 'Every score has a baseline',
      description:
        'Reports print model and simple rule on the same held-out split, with a confidence interval for the difference.',
    },
    {
      id: 'a-run-can-be-repeated',
      title: 'A run can be repeated',
      description:
        'Commit, data version and random seed are logged in MLflow and DVC. A rerun returns the metric within a stated tolerance.',
    },
    {
      id: 'drift-raises-an-alarm',
      title: 'Drift raises an alarm',
      description:
        'Live inputs are compared with the training data by population stability index; above the agreed threshold a ticket opens.',
    },
  ],
  whatWeOffer: [
    'Data profile with quality rules in Great Expectations',
    'Batch and streaming pipelines on Spark, Kafka and Airflow',
    'dbt models with tests and column lineage',
    'Power BI or Tableau dashboards on one metric definition',
    'Models in PyTorch, scikit-learn or XGBoost, tracked in MLflow',
    'Retrieval over your documents, each answer citing its page',
    'ONNX export, quantized for edge targets',
    'Labeling guide with inter-annotator agreement measured',
  ],
  imageAlt:
    'Line chart of loss against training epoch. Training loss keeps falling while validation loss passes a minimum and rises, and a cursor marks the epoch at which training stops.',
  caption:
    'Logistic regression on {features} features, of which {informative} carry signal. Past the stop both curves run on, to show what it avoids; the test records were scored once, with the weights kept. The baseline knows only how often each label occurs. Computed: the model is trained for this drawing, on synthetic records.',
  departmentContactPath: '/contact?department=data-ai-ml',
}
